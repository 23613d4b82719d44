import { useLocation } from '@remix-run/react';
import { designOf, designParameter } from './keep-design';

/** Keeps a form that leads to another page inside the preview. */
export function DesignField() {
  const design = designOf(useLocation().search);
  return design === null ? null : <input type="hidden" name={designParameter} value={design} />;
}
