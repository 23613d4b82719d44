import type { ReactNode } from 'react';
import { TopToolbar } from 'react-admin';

/** What can be done with a list as a whole; on a phone in several lines. */
export function ListActions({ children }: { readonly children: ReactNode }) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, '& a, & button': { minHeight: 44 } }}>
      {children}
    </TopToolbar>
  );
}
