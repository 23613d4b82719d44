import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps } from 'react-admin';

interface DeskListProps extends Pick<ListProps, 'actions' | 'filterDefaultValues' | 'perPage'> {
  readonly filters?: ReactElement[];
  readonly children: ReactNode;
}

/** The frame of a list: its filters, its rows a page at a time. Files are taken away by calls of their own. */
export function DeskList({ perPage = 25, children, ...props }: DeskListProps) {
  return (
    <List perPage={perPage} exporter={false} {...props}>
      {children}
    </List>
  );
}
