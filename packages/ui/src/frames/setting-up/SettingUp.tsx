import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "./SettingUp.css.ts";

export interface SettingUpProps {
  /** `page` is its own page (the callback's) with its main landmark; `shell` sits in the dashboard's. */
  readonly within?: "page" | "shell";
}

/** While a new account gets its profile (AUT-06), and while the callback signs in. */
export function SettingUp({ within = "page" }: SettingUpProps) {
  const Element = within === "page" ? "main" : "div";
  return (
    <Element className={waiting({ within })}>
      <Spinner size="large" />
      <output>Setting things up for you...</output>
    </Element>
  );
}
