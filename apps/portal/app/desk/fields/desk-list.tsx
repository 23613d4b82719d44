import { List, type ListProps } from 'react-admin';

/** The frame of a list: its filters, its rows a page at a time. Files are taken away by calls of their own. */
export function DeskList({ perPage = 25, children, ...props }: Omit<ListProps, 'exporter'>) {
  return (
    <List perPage={perPage} exporter={false} {...props}>
      {children}
    </List>
  );
}
