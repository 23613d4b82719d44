import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is told to those who listen, because everybody else sees it happen. */
export function Unseen({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {children}
    </Box>
  );
}
