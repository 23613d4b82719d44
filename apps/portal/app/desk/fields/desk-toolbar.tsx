import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { FocusRefused } from './focus-refused';

interface DeskToolbarProps {
  /** What else the form can do, beside saving. */
  readonly children?: ReactNode;
  /** For what nobody deletes. */
  readonly keepsRecord?: boolean;
  /** What stands in the place of deleting. */
  readonly end?: ReactNode;
}

/** Save, what else a form can do, and delete at the other end. */
export function DeskToolbar({ children, keepsRecord = false, end }: DeskToolbarProps) {
  const record = useRecordContext();
  return (
    <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <FocusRefused />
      <SaveButton alwaysEnable={record === undefined} />
      {children}
      <Box sx={{ flex: 1 }} />
      {record !== undefined && !keepsRecord && <DeleteButton mutationMode="pessimistic" />}
      {end}
    </Toolbar>
  );
}
