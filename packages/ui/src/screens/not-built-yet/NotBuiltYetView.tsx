import { NotBuiltYet } from "../../structure/not-built-yet/NotBuiltYet.tsx";

export interface NotBuiltYetViewProps {
  /** The screen's name. */
  readonly title: string;
}

/** Stands where a screen will be. */
export function NotBuiltYetView({ title }: NotBuiltYetViewProps) {
  return <NotBuiltYet title={title} level={1} />;
}
