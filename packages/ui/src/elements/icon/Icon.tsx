import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import type { Glyph } from "./glyphs.ts";
import { icon } from "./Icon.css.ts";

export type IconProps = NonNullable<RecipeVariants<typeof icon>> &
  ClassNameProps & {
    /** One of `elements/icon/glyphs`. */
    readonly glyph: Glyph;
    /** The icon's meaning, if no text beside it says so. */
    readonly label?: string | undefined;
  };

/** A line icon. Hidden from screen readers unless it has a `label`. */
export function Icon({ glyph, label, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses(icon({ size }), className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={glyph} />
    </svg>
  );
}
