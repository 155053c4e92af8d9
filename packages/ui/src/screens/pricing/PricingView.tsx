import { formatPrice, planOffers, toWeeklyCents } from "@lectern/domain/checkout";
import { PlanCard } from "../../cards/plan-card/PlanCard.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { FeatureList } from "../../elements/feature-list/FeatureList.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import { comparison, page, plans, subscribed, waiting } from "./PricingView.css.ts";
import type { PricingState, PricingViewProps } from "./pricing.state.ts";

export type { PricingState, PricingViewProps } from "./pricing.state.ts";

/** SUB-01: nine. */
const features = [
  "Unlimited recording time",
  "Every recording transcribed, with timestamps",
  "A summary of every recording, in the style you choose",
  "Notes as bullet points, a paragraph, an outline or an essay",
  "AI chat about every recording",
  "Folders and favorites for every course",
  "Your own icons and colors for recordings",
  "Study guides, made on your phone and read anywhere",
  "Feature requests: tell us what to build next",
] as const;

const cheapestWeek = formatPrice(Math.min(...planOffers.map(toWeeklyCents)));

const differences = [
  { what: "Recording", free: "75 minutes a week", premium: "Unlimited" },
  { what: "Transcripts, summaries, notes and chat", free: "Included", premium: "Included" },
  { what: "Feature requests", free: "Not included", premium: "Included" },
  { what: "Price", free: "$0", premium: `From ${cheapestWeek} a week` },
] as const;

type PlansProps = Pick<PricingViewProps, "onChoose"> & { readonly state: PricingState };

/** What is free, and what a plan adds. */
function Comparison() {
  return (
    <table className={comparison}>
      <caption className={visuallyHidden}>What is free, and what Premium adds</caption>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a table's corner, no control */}
          <td />
          <th scope="col">Free</th>
          <th scope="col">Premium</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ what, free, premium }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-plan="Free">{free}</td>
            <td data-plan="Premium">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plans({ state, onChoose }: PlansProps) {
  const opening = state.kind === "opening-checkout" ? state.duration : undefined;
  return (
    <>
      <Comparison />
      <Stack as="section" gap="m">
        <Heading level={2} size="title">
          Everything in Premium
        </Heading>
        <FeatureList features={features} />
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="title">
          Three ways to pay
        </Heading>
        <ul className={plans}>
          {planOffers.map((offer) => (
            <li key={offer.duration}>
              <PlanCard
                offer={offer}
                busy={opening === offer.duration}
                disabled={opening !== undefined && opening !== offer.duration}
                onChoose={() => onChoose(offer.duration)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
}

function Pricing({ state, onChoose, onOpenPortal }: PricingViewProps) {
  const isSubscribed = state.kind === "subscribed" || state.kind === "opening-portal";
  return (
    <div className={page}>
      {isSubscribed ? (
        <PageHeader title="Your Plan" note="You have unlimited recording." />
      ) : (
        <PageHeader
          title="Pricing"
          note="Same features in every plan. Just choose how often you pay. Cancel whenever you like."
        />
      )}
      {state.kind === "checking" && (
        <div className={waiting} aria-busy="true">
          <Spinner size="large" />
          <output>Checking your subscription...</output>
        </div>
      )}
      {isSubscribed && (
        <div className={subscribed}>
          <Heading level={2} size="title">
            You are already subscribed!
          </Heading>
          <Text color="secondary">Change or cancel your plan, or see what you paid, with our payment provider.</Text>
          <Button variant="primary" busy={state.kind === "opening-portal"} onClick={onOpenPortal}>
            Manage Subscription
          </Button>
        </div>
      )}
      {(state.kind === "choosing" || state.kind === "opening-checkout") && <Plans state={state} onChoose={onChoose} />}
    </div>
  );
}

/** The plans, for a visitor or a student (PUB-08, SUB-01, SUB-02): one component in two frames. */
export function PricingView(props: PricingViewProps) {
  if (props.frame.within === "shell") return <Pricing {...props} />;
  return (
    <PublicPage {...props.frame.public}>
      <Pricing {...props} />
    </PublicPage>
  );
}
