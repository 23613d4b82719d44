import { type ReactNode, useState } from 'react';
import { Create, type RaRecord } from 'react-admin';
import { newKey } from './new-key';

interface DeskCreateProps {
  readonly redirect: 'list' | 'edit';
  readonly children: ReactNode;
}

/** A new record. The key is chosen once the form: sent again, because no answer came, it is still one record. */
export function DeskCreate({ redirect, children }: DeskCreateProps) {
  const [idempotency_key] = useState(newKey);
  return (
    <Create redirect={redirect} transform={(values: Partial<RaRecord>) => ({ ...values, idempotency_key })}>
      {children}
    </Create>
  );
}
