import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";

/** SUB-01, SUB-02. A checkout or portal that failed goes back to `choosing` or `subscribed`; the app's toast says so. */
export type PricingState =
  /** A signed-in person whose subscription is not known yet. A visitor is `choosing`. */
  | { readonly kind: "checking" }
  | { readonly kind: "choosing" }
  /** Opening checkout, and until the browser has left. */
  | { readonly kind: "opening-checkout"; readonly duration: CheckoutDuration }
  | { readonly kind: "subscribed" }
  /** Opening the billing portal, and until the browser has left. */
  | { readonly kind: "opening-portal" };

export interface PricingViewProps {
  readonly state: PricingState;
  readonly onChoose: (duration: CheckoutDuration) => void;
  readonly onOpenPortal: () => void;
  /** `page` is the public page, with top bar, footer and main landmark; `shell` sits in the dashboard's. */
  readonly frame:
    | { readonly within: "shell" }
    | {
        readonly within: "page";
        readonly public: PublicPageProps;
      };
}
