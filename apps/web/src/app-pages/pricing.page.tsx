import "@lectern/ui/theme";
import "../screens/pricing/PricingScreen.tsx";
import { brand } from "@lectern/domain/brand";
import { PricingView } from "@lectern/ui/screens/pricing";
import { paths } from "../paths.ts";
import { frame, SITE_SCRIPT } from "../public-pages/public-page.ts";
import type { AppPage } from "./app-page.ts";
import { appOfVisitor } from "./visitor.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  {
    kind: "page",
    file: "pricing.html",
    addresses: [paths.pricing],
    canonical: paths.pricing,
    title: `Pricing · ${brand.name}`,
    description: `What ${brand.name} costs: 75 minutes a week are free; unlimited recording by the month, the semester or the year.`,
    element: await appOfVisitor(paths.pricing),
    withSession: (
      <PricingView
        state={{ kind: "checking" }}
        onChoose={nothing}
        onOpenPortal={nothing}
        frame={{ within: "page", public: frame }}
      />
    ),
    script: SITE_SCRIPT,
    screens: ["src/screens/pricing/PricingScreen.tsx"],
  },
];
