import type { ReactElement, ReactNode } from 'react';
import { Edit, type EditProps } from 'react-admin';

interface DeskEditProps extends Pick<EditProps, 'component' | 'sx'> {
  readonly aside?: ReactElement;
  readonly children: ReactNode;
}

/** A record that is changed: it stays open when it is saved, and is saved before anything says so. */
export function DeskEdit({ children, ...props }: DeskEditProps) {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false} {...props}>
      {children}
    </Edit>
  );
}
