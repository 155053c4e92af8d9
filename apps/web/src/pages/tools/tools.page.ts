import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const tools = definePage({
  name: "tools",
  path: paths.tools,
  title: "Tools",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./ToolsScreen.tsx")).ToolsScreen),
});
