import "@lectern/ui/theme";
import "../screens/sign-up/SignUpScreen.tsx";
import { brand } from "@lectern/domain/brand";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { appOfVisitor } from "./visitor.tsx";

export const pages: readonly AppPage[] = [
  {
    kind: "page",
    file: "signup.html",
    addresses: [paths.signup],
    canonical: paths.signup,
    title: `Join the beta · ${brand.name}`,
    description: `Join the beta of ${brand.name}: new features early, a say in what comes next, and rewards for testers.`,
    element: await appOfVisitor(paths.signup),
    withSession: <AuthLoadingView />,
    screens: ["src/screens/sign-up/SignUpScreen.tsx"],
  },
];
