import { formatLongDate } from "@lectern/domain/dates";
import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { Confetti } from "../../illustrations/confetti/Confetti.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { features, page, plan, waiting } from "./ManageSubscriptionView.css.ts";
import type { ManageSubscriptionState, ManageSubscriptionViewProps } from "./manage-subscription.state.ts";
import { premiumFeatures } from "./premium-features.ts";

export type {
  ManageSubscriptionState,
  ManageSubscriptionViewProps,
  PortalState,
} from "./manage-subscription.state.ts";

type Known = Extract<ManageSubscriptionState, { kind: "active" | "cancelled" }>;

/** The label and date of a plan; without a date, neither is shown. */
function untilWords(state: Known): { readonly label: string; readonly date: string } | undefined {
  const date = state.kind === "active" ? state.nextBilling : state.accessUntil;
  if (date === null) return undefined;
  return { label: state.kind === "active" ? "Next billing date" : "Access until", date };
}

type PlanPanelProps = { readonly state: Known } & Pick<ManageSubscriptionViewProps, "portal" | "onOpenPortal">;

function PlanPanel({ state, portal, onOpenPortal }: PlanPanelProps) {
  const until = untilWords(state);
  return (
    <section className={plan} aria-label="Your Plan">
      <Stack gap="xxs">
        <Inline gap="s">
          <Heading level={2} size="title">
            {state.plan}
          </Heading>
          {state.kind === "active" ? (
            <Badge tone="positive">Active</Badge>
          ) : (
            <Badge tone="caution">Cancelling Soon</Badge>
          )}
        </Inline>
        {until !== undefined && (
          <Text color="secondary">
            {until.label}: <time dateTime={until.date}>{formatLongDate(until.date)}</time>
          </Text>
        )}
      </Stack>
      <Button variant="primary" busy={portal.kind === "opening"} onClick={onOpenPortal}>
        Manage Subscription
      </Button>
    </section>
  );
}

/** Subscribers' plan and how to change it (SUB-03, SUB-05). After a checkout, it waits for the payment. */
export function ManageSubscriptionView(props: ManageSubscriptionViewProps) {
  const { state, portal, onOpenPortal, onCheckAgain, celebrating, onCelebrated } = props;
  const again = <Button onClick={onCheckAgain}>Check Again</Button>;
  if (state.kind === "checking") {
    return (
      <div className={waiting} aria-busy="true">
        <Spinner size="large" />
        <output>Checking your subscription…</output>
      </div>
    );
  }
  if (state.kind === "unconfirmed" || state.kind === "failed") {
    return (
      <div className={page}>
        <PageHeader title="Your Subscription" />
        {state.kind === "unconfirmed" ? (
          <EmptyState title="Your payment is still processing" drawing={<EmptyPage drawing="waiting" />} action={again}>
            We haven't heard from our payment provider yet. This can take a few minutes. You won't be charged twice.
          </EmptyState>
        ) : (
          <>
            <ErrorRegion>Failed to load subscription page. Please try again.</ErrorRegion>
            <Inline>{again}</Inline>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={page}>
      {/* Product decision 32: no celebration for a plan that ends. */}
      {celebrating && state.kind === "active" && <Confetti onEnd={onCelebrated} />}
      <PageHeader
        title="Thank you for subscribing!"
        note={
          state.kind === "active"
            ? "Thanks for keeping Lectern running."
            : "Your plan won't renew. You keep Premium until it ends."
        }
      />
      <PlanPanel state={state} portal={portal} onOpenPortal={onOpenPortal} />
      <Stack as="section" gap="m">
        <Heading level={2} size="title">
          What's Included
        </Heading>
        <ul className={features}>
          {premiumFeatures.map((feature) => (
            <li key={feature.title}>
              <NoteCard {...feature} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
