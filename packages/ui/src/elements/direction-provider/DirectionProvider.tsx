import { Direction } from "radix-ui";
import type { ReactNode } from "react";

export interface DirectionProviderProps {
  /** The same as the `dir` of the page, or of the part that this wraps. */
  readonly dir: "ltr" | "rtl";
  /** What goes by it. */
  readonly children: ReactNode;
}

/**
 * Tells tabs, menus and choices which way their arrow keys lead. Styles follow the page's own `dir`; give this where it is
 * not `ltr`, once, at the root.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
