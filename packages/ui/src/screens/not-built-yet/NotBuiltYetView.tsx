import { NotBuiltYet } from "../../structure/not-built-yet/NotBuiltYet.tsx";
import { waiting } from "../setting-up/SettingUpView.css.ts";

export interface NotBuiltYetViewProps {
  /** The screen's name. */
  readonly title: string;
  /** `page` is a public page of its own, with its main landmark; `shell` sits in the dashboard's. */
  readonly within?: "page" | "shell";
}

/** Stands where a screen will be. */
export function NotBuiltYetView({ title, within = "shell" }: NotBuiltYetViewProps) {
  if (within === "shell") return <NotBuiltYet title={title} level={1} />;
  return (
    <main className={waiting({ within })}>
      <NotBuiltYet title={title} level={1} />
    </main>
  );
}
