import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "../../frames/setting-up/SettingUp.css.ts";

export interface AuthLoadingViewProps {
  /** `page` is its own page with its main landmark; `shell` sits in the dashboard's, while a page's code comes. */
  readonly within?: "page" | "shell";
}

/** Shown until it is known whether there is a session (AUT-04). */
export function AuthLoadingView({ within = "page" }: AuthLoadingViewProps) {
  const Element = within === "page" ? "main" : "div";
  return (
    <Element className={waiting({ within })} aria-busy="true">
      <Spinner size="large" label="Loading" />
    </Element>
  );
}
