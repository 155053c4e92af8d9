import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { avatar } from "./Avatar.css.ts";

export interface AvatarProps extends ClassNameProps {
  /** A name or an email, whose first character is shown. Text beside the avatar must say who it is. */
  readonly of: string;
}

/** A disc with a person's initial. Hidden from screen readers. */
export function Avatar({ of, className }: AvatarProps) {
  return (
    <span className={joinClasses(avatar, className)} aria-hidden="true">
      {of.trim().charAt(0)}
    </span>
  );
}
