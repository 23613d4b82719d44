import { Link, useLocation } from '@remix-run/react';
import { isExternalLink, isScriptLink, rewriteLink } from '@selvedge/rewriting';
import type { UiLinkProps } from '@selvedge/ui';
import { useCallback } from 'react';
import { designOf, keepDesign } from '../draft/keep-design';
import { carriedParameter, carriedProducts, carryProducts } from '../inquiry/carried-products';
import { languagePrefix, localeOf } from '../language/address';
import { carriedCart, carryCart, cartParameter } from '../shop/cart-address';

/**
 * The one link of the site. It keeps the language, carries the chosen products where no script keeps them, opens
 * other hosts without handing them the page, and is plain text where a link leads nowhere.
 */
export function SiteLink({ href, children, ...rest }: UiLinkProps) {
  const { pathname, search } = useLocation();
  if (href.startsWith('#')) return <AnchorOf href={href} rest={rest} children={children} />;
  const address = rewriteLink(href, { prefix: languagePrefix[localeOf(pathname)] });
  if (isScriptLink(address)) return <span {...rest}>{children}</span>;
  if (!address.startsWith('/') || isExternalLink(address, '')) {
    return <AnchorOf href={address} rest={{ rel: 'noopener', ...rest }} children={children} />;
  }
  const withProducts = carriesItsOwn(address) ? address : carryProducts(address, carriedProducts(search));
  const withCart = carriesCart(address) ? withProducts : carryCart(withProducts, carriedCart(search));
  return (
    <Link to={keepDesign(withCart, designOf(search))} prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}

function AnchorOf({
  href,
  rest,
  children,
}: {
  href: string;
  rest: Omit<UiLinkProps, 'href'>;
  children: React.ReactNode;
}) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** A link that adds or removes a product says itself what is chosen then; an empty list is also a say. */
function carriesItsOwn(address: string): boolean {
  return new RegExp(`[?&]${carriedParameter}=`).test(address);
}

/** The same for the shop's cart. */
function carriesCart(address: string): boolean {
  return new RegExp(`[?&]${cartParameter}=`).test(address);
}

/** The address of a page in the current language, for forms and redirects. */
export function useSiteAddress(): (path: string) => string {
  const prefix = languagePrefix[localeOf(useLocation().pathname)];
  return useCallback((path) => rewriteLink(path, { prefix }), [prefix]);
}
