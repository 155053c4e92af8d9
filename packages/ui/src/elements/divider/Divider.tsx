import { divider } from "./Divider.css.ts";

/** A ruled line between two things that differ in kind. Space alone is usually enough. */
export function Divider() {
  return <hr className={divider} />;
}
