import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const LinkComponent = createContext<ComponentType<UiLinkProps> | 'a'>('a');

/** A link inside a part. Plain anchors by default; an application that has a router gives its own by {@link LinkProvider}. */
export function UiLink(props: UiLinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}

/** Makes every part below use the application's link. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>;
}
