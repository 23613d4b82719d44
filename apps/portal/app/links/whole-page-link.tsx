import { Link } from '@remix-run/react';
import type { UiLinkProps } from '@selvedge/ui';

/** A link that has the browser ask for a whole new page: another language, a file, a page of the one who asks. */
export function WholePageLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} reloadDocument {...rest} />;
}
