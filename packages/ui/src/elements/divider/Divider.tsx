import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { divider } from "./Divider.css.ts";

export type DividerProps = ClassNameProps;

/** A line between two things of different kinds. Space alone is usually enough. */
export function Divider({ className }: DividerProps) {
  return <hr className={joinClasses(divider, className)} />;
}
