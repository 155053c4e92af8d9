import { assertNever } from "@lectern/domain/assert-never";
import { formatPrice, planOffers, toWeeklyCents } from "@lectern/domain/checkout";
import { PlanCard } from "../../cards/plan-card/PlanCard.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { FeatureList } from "../../elements/feature-list/FeatureList.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import { caption, comparison, page, plan, plans, subscribed, waiting, words } from "./PricingView.css.ts";
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

interface PlansProps extends Pick<PricingViewProps, "onChoose"> {
  readonly state: PricingState;
  /** Whether a student without a plan is signed in, whose plan is named. */
  readonly isStudent: boolean;
}

/** What is free, and what a plan adds. */
function Comparison({ isStudent }: Pick<PlansProps, "isStudent">) {
  return (
    <table className={comparison}>
      <caption className={caption}>What&apos;s free and what Premium adds</caption>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a table's corner, no control */}
          <td />
          <th scope="col">
            <span className={plan}>Free {isStudent && <Badge>Your plan</Badge>}</span>
          </th>
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

function Plans({ state, isStudent, onChoose }: PlansProps) {
  const opening = state.kind === "opening-checkout" ? state.duration : undefined;
  return (
    <>
      <section>
        <h2 className={visuallyHidden}>Three ways to pay</h2>
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
      </section>
      <Comparison isStudent={isStudent} />
      <Stack as="section" gap="m">
        <Heading level={2} size="title">
          Everything in Premium
        </Heading>
        <FeatureList features={features} />
      </Stack>
    </>
  );
}

function Pricing({ state, onChoose, onOpenPortal, frame }: PricingViewProps) {
  const isSubscribed = state.kind === "subscribed" || state.kind === "opening-portal";
  return (
    <div className={page}>
      {isSubscribed ? (
        <PageHeader title="Your Plan" note="You have Premium, with unlimited recording." />
      ) : (
        <PageHeader
          title="Pricing"
          note="Same features in every plan. Just choose how often you pay. Cancel whenever you like."
        />
      )}
      {state.kind === "checking" ? (
        <div className={waiting} aria-busy="true">
          <Spinner size="large" />
          <output>Checking your subscription…</output>
        </div>
      ) : isSubscribed ? (
        <div className={subscribed}>
          <Stack gap="xxs" className={words}>
            <Heading level={2} size="title">
              You are already subscribed!
            </Heading>
            <Text color="secondary">
              Change or cancel your plan, or see past payments, on our payment provider&apos;s site.
            </Text>
          </Stack>
          <Button variant="primary" busy={state.kind === "opening-portal"} onClick={onOpenPortal}>
            Manage Subscription
          </Button>
        </div>
      ) : state.kind === "choosing" || state.kind === "opening-checkout" ? (
        <Plans state={state} isStudent={frame.within === "shell"} onChoose={onChoose} />
      ) : (
        assertNever(state)
      )}
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
