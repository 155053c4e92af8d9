import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { waiting } from "./SettingUp.css.ts";

/** Shown inside the dashboard's frame while a new account's profile is set up (AUT-06). */
export function SettingUp() {
  return (
    <div className={waiting({ within: "shell" })}>
      <Spinner size="large" />
      <output>Setting things up for you...</output>
    </div>
  );
}
