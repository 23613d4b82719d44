import { ConfirmBox } from '@selvedge/ui';
import { m } from '../paraglide/messages';

/** The box that asks; it comes with the first question. */
export default function Question() {
  return <ConfirmBox closeLabel={m.close()} />;
}
