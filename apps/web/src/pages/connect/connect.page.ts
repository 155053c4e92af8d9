import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const connect = definePage({
  name: "connect",
  path: paths.connect,
  title: "Use Lectern in your own assistant",
  area: "public",
  screen: lazyScreen(async () => (await import("./ConnectScreen.tsx")).ConnectScreen),
});
