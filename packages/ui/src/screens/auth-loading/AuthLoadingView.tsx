import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "../setting-up/SettingUpView.css.ts";

/** AUT-04: whether somebody is signed in is not known yet. */
export function AuthLoadingView() {
  return (
    <main className={waiting({ within: "page" })} aria-busy="true">
      <Spinner size="large" label="Loading" />
    </main>
  );
}
