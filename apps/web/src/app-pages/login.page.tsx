import "@lectern/ui/theme";
import "../screens/login/LoginScreen.tsx";
import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { appOfVisitor } from "./visitor.tsx";

export const pages: readonly AppPage[] = [
  {
    kind: "page",
    file: "login.html",
    addresses: [paths.login],
    canonical: paths.login,
    title: `Log in · ${brand.name}`,
    description: `Log in to ${brand.name} with Google or Apple, and read what you recorded.`,
    element: await appOfVisitor(paths.login),
    withSession: <AuthLoadingView />,
    screens: ["src/screens/login/LoginScreen.tsx"],
  },
];
