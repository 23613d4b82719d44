import { Link } from '@remix-run/react';
import type { UiLinkProps } from '@selvedge/ui';

/** The link that parts are given: the router's, which loads a page when somebody is about to open it. */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} prefetch="intent" {...rest} />;
}
