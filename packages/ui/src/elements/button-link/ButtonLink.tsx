import type { ReactNode } from "react";
import { type ButtonVariants, button } from "../button/Button.css.ts";
import { BareLink, type RouterLinkProps } from "../link/Link.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";

export type ButtonLinkProps = Omit<RouterLinkProps, "className" | "style"> &
  ButtonVariants &
  ClassNameProps & {
    /** Names the target. */
    readonly children: ReactNode;
  };

/** A link that looks like a button, for a screen's main navigation. */
export function ButtonLink({ variant, size, stretch, flush, className, ...rest }: ButtonLinkProps) {
  return <BareLink {...rest} className={joinClasses(button({ variant, size, stretch, flush }), className)} />;
}
