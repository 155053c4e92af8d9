import type { ReactNode } from "react";
import { type ButtonVariants, button } from "../button/Button.css.ts";
import { BareLink, type RouterLinkProps } from "../link/Link.tsx";

export type ButtonLinkProps = Omit<RouterLinkProps, "className" | "style"> &
  ButtonVariants & { readonly children: ReactNode };

/** A link that looks like a button: the main way on from a screen. */
export function ButtonLink({ variant, size, stretch, ...rest }: ButtonLinkProps) {
  return <BareLink {...rest} className={button({ variant, size, stretch })} />;
}
