import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { avatar } from "./Avatar.css.ts";

export interface AvatarProps extends ClassNameProps {
  /** A name or an email; its first character is shown. The text beside the avatar says who it is. */
  readonly of: string;
}

/** A person as a disc with a letter. Silent for screen readers. */
export function Avatar({ of, className }: AvatarProps) {
  return (
    <span className={joinClasses(avatar, className)} aria-hidden="true">
      {of.trim().charAt(0)}
    </span>
  );
}
