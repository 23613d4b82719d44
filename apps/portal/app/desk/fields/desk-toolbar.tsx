import type { ReactNode } from 'react';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';

/** Save, what else a form can do, and delete at the other end. */
export function DeskToolbar({ children }: { readonly children?: ReactNode }) {
  const record = useRecordContext();
  return (
    <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <SaveButton alwaysEnable={record === undefined} />
      {record !== undefined && children}
      <span style={{ flex: 1 }} />
      {record !== undefined && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
