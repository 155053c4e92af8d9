import "@lectern/ui/theme";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage, unknownVisitor } from "./waiting-page.tsx";

export const pages: readonly AppPage[] = [
  {
    ...unknownVisitor,
    file: "app.html",
    addresses: [paths.authCallback, paths.forgotPassword, paths.newPassword, "/r/*"],
  },
  dashboardPage({ file: "app/dashboard.html", address: `${paths.dashboard}/*` }),
];
