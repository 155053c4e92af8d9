import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "./SettingUp.css.ts";

export interface SettingUpProps {
  /** `page` is a whole page (the callback's) with its main landmark; `shell` is inside the dashboard's. */
  readonly within?: "page" | "shell";
}

/** Shown while a new account's profile is set up (AUT-06), and while the callback signs in. */
export function SettingUp({ within = "page" }: SettingUpProps) {
  const Element = within === "page" ? "main" : "div";
  return (
    <Element className={waiting({ within })}>
      <Spinner size="large" />
      <output>Setting things up for you...</output>
    </Element>
  );
}
