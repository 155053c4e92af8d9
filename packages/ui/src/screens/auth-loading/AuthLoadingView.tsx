import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "../../frames/setting-up/SettingUp.css.ts";

export interface AuthLoadingViewProps {
  /** `page` is a whole page with its main landmark; `shell` is inside the dashboard's, while a page's code loads. */
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
