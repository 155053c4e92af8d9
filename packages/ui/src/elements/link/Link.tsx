import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { link, type LinkVariants } from "./Link.css.ts";

/** The props that an app's router link must accept: an anchor's own attributes, `href` included. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads, as the app writes its addresses. */
  readonly href: string;
}
export type RouterLink = ComponentType<RouterLinkProps>;

// Leads inside the app by default: a plain anchor, as Storybook and static pages want it.
function PlainAnchor(props: RouterLinkProps) {
  return <a {...props}>{props.children}</a>;
}

const RouterLinkContext = createContext<RouterLink>(PlainAnchor);

export interface LinkProviderProps {
  /** The router's link, given once at the root of an app. */
  readonly component: RouterLink;
  /** The app. */
  readonly children: ReactNode;
}

/** Gives every component that navigates the router's link. Without it they render plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLinkContext value={component}>{children}</RouterLinkContext>;
}

/** The router's link without a look of its own, for components that bring theirs (nav item, button link, card). */
export function BareLink(props: RouterLinkProps) {
  const Anchor = useContext(RouterLinkContext);
  // oxlint-disable-next-line react/static-components -- the provider gives the same component for an app's whole life
  return <Anchor {...props} />;
}

export type LinkProps = Omit<RouterLinkProps, "className" | "style"> & NonNullable<LinkVariants> & ClassNameProps;

/** A link inside the app. What leaves the app is a plain `<a rel="noreferrer">` with the same class. */
export function Link({ variant, className, ...rest }: LinkProps) {
  return <BareLink {...rest} className={joinClasses(link({ variant }), className)} />;
}
