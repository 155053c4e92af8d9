import { Direction } from "radix-ui";
import type { ReactNode } from "react";

export interface DirectionProviderProps {
  /** The same as the `dir` of the page, or of the part inside the provider. */
  readonly dir: "ltr" | "rtl";
  /** The content that uses this direction. */
  readonly children: ReactNode;
}

/**
 * Sets the direction of arrow keys in menus and choices. Tabs and styles follow the page's own `dir`. If that is not
 * `ltr`, render this once at the root.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
