import { brand } from "@lectern/domain/brand";
import { PricingView } from "@lectern/ui/screens/pricing";
import { frame, siteScript } from "../public-frame.ts";
import { noop } from "../../features/read.ts";
import { visitorDocument } from "../visitor-document.ts";

export const toDocument = visitorDocument({
  description: `What ${brand.name} costs: 75 minutes a week are free; unlimited recording by the month, the semester or the year.`,
  withSession: (
    <PricingView
      state={{ kind: "checking" }}
      onChoose={noop}
      onOpenPortal={noop}
      frame={{ within: "page", public: frame }}
    />
  ),
  end: [siteScript],
});
