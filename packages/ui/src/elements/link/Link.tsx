import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { link, type LinkVariants } from "./Link.css.ts";

/** The props that an app's router link must accept: an anchor's attributes, including `href`. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The target address. */
  readonly href: string;
}
export type RouterLink = ComponentType<RouterLinkProps>;

// Defaults to a plain anchor, as Storybook and static pages need it.
function PlainAnchor(props: RouterLinkProps) {
  return <a {...props}>{props.children}</a>;
}

const RouterLinkContext = createContext<RouterLink>(PlainAnchor);

export interface LinkProviderProps {
  /** The router's link component. */
  readonly component: RouterLink;
  /** The app. */
  readonly children: ReactNode;
}

/**
 * Provides the router's link to every component that navigates. Render it once at the root; without it, links are plain
 * anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLinkContext value={component}>{children}</RouterLinkContext>;
}

/** The router's link without styles, for components with their own (nav item, button link, card). */
export function BareLink(props: RouterLinkProps) {
  const Anchor = useContext(RouterLinkContext);
  // oxlint-disable-next-line react/static-components -- the provider passes the same component for the app's whole lifetime
  return <Anchor {...props} />;
}

export type LinkProps = Omit<RouterLinkProps, "className" | "style"> & NonNullable<LinkVariants> & ClassNameProps;

/** A link inside the app. For links that leave the app, use a plain `<a rel="noreferrer">` with the same class. */
export function Link({ variant, className, ...rest }: LinkProps) {
  return <BareLink {...rest} className={joinClasses(link({ variant }), className)} />;
}
