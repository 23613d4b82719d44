import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Datagrid, type RaRecord, SimpleList, type SimpleListProps } from 'react-admin';

interface DeskRowsProps {
  /** What a row says where there is no room for columns; left out where there is. */
  readonly phone?: Pick<SimpleListProps, 'primaryText' | 'secondaryText' | 'tertiaryText'>;
  /** Where a row leads: left out, to the record itself; `false`, nowhere. */
  readonly to?: false | ((record: RaRecord) => string);
  /** The columns. */
  readonly children: ReactNode;
}

/**
 * The rows of a list: a table, and one below the other where the menu leaves no room for columns. The API orders lists,
 * so no column offers to.
 */
export function DeskRows({ phone, to, children }: DeskRowsProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isNarrow && phone !== undefined) return <SimpleList linkType={to ?? 'edit'} {...phone} />;
  return (
    <Datagrid rowClick={to ? (_id, _resource, record) => to(record) : (to ?? 'edit')} bulkActionButtons={false}>
      {Children.map(children, (column) =>
        isValidElement<{ sortable?: boolean }>(column) ? cloneElement(column, { sortable: false }) : column,
      )}
    </Datagrid>
  );
}
