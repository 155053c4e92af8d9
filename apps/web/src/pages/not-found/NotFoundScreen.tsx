import { NotFoundView } from "@lectern/ui/screens/not-found";
import { paths } from "../../paths.ts";

export function NotFoundScreen() {
  return <NotFoundView paths={{ home: paths.home, dashboard: paths.dashboard }} />;
}
