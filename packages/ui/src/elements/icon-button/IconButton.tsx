import type { ButtonHTMLAttributes, Ref } from "react";
import type { Glyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { iconButton } from "./IconButton.css.ts";

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "style" | "type" | "children" | "aria-label"
> &
  ClassNameProps & {
    /** One of `elements/icon/glyphs`. */
    readonly glyph: Glyph;
    /** The button's accessible name: the action and its object. */
    readonly label: string;
    /** A ref to the button element. */
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** A button with a well-known icon (close, more, delete). When in doubt, use a `Button` with text. */
export function IconButton({ glyph, label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={joinClasses(iconButton, className)} aria-label={label}>
      <Icon glyph={glyph} />
    </button>
  );
}
