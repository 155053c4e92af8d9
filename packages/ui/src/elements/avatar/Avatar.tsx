import { avatar } from "./Avatar.css.ts";

export interface AvatarProps {
  /** A name or an email; its first character is shown. The text beside the avatar says who it is. */
  readonly of: string;
}

export function Avatar({ of }: AvatarProps) {
  return (
    <span className={avatar} aria-hidden="true">
      {of.trim().charAt(0)}
    </span>
  );
}
