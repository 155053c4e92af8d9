import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";

/**
 * SUB-01, SUB-02. After a failure to open checkout or portal, the state is `choosing` or `subscribed` again, and the
 * app shows a toast.
 */
export type PricingState =
  /** A signed-in person whose subscription is still loading. A visitor is `choosing`. */
  | { readonly kind: "checking" }
  | { readonly kind: "choosing" }
  /** Checkout is being opened, until the browser has left the page. */
  | { readonly kind: "opening-checkout"; readonly duration: CheckoutDuration }
  | { readonly kind: "subscribed" }
  /** The billing portal is being opened, until the browser has left the page. */
  | { readonly kind: "opening-portal" };

export interface PricingViewProps {
  readonly state: PricingState;
  readonly onChoose: (duration: CheckoutDuration) => void;
  readonly onOpenPortal: () => void;
  /** `page` is the public page, with top bar, footer and main landmark; `shell` is inside the dashboard's frame. */
  readonly frame:
    | { readonly within: "shell" }
    | {
        readonly within: "page";
        readonly public: PublicPageProps;
      };
}
