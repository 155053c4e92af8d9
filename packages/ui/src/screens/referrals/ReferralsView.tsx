import { assertNever } from "@lectern/domain/assert-never";
import { formatLongDate } from "@lectern/domain/dates";
import type { FreeWeek } from "@lectern/domain/free-week";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FreeWeekProgress } from "../../cards/free-week-progress/FreeWeekProgress.tsx";
import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { copy } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { RetryLine } from "../../frames/retry-line/RetryLine.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import * as styles from "./ReferralsView.css.ts";
import type { RedeemState, ReferralsViewProps } from "./referrals.state.ts";
import { rewards } from "./rewards.ts";

export type { RedeemState, ReferralsState, ReferralsViewProps } from "./referrals.state.ts";

type RedeemProps = { readonly state: RedeemState } & Pick<
  ReferralsViewProps,
  "initialCode" | "onApply" | "onEdit" | "mailLinkHref"
>;

/** REF-02 to REF-04. */
function Redeem({ state, initialCode = "", onApply, onEdit, mailLinkHref }: RedeemProps) {
  const [typed, setTyped] = useState(initialCode);
  const field = useRef<HTMLInputElement>(null);
  if (state.kind === "applied") {
    return (
      <div className={styles.redeemed}>
        <span className={styles.code}>{state.code}</span>
        <Text>Code applied. You and your friend each get 20 extra minutes.</Text>
      </div>
    );
  }
  if (state.kind === "redeemed") {
    return (
      <div className={styles.redeemed}>
        <span className={styles.code}>{state.code}</span>
        <Text color="secondary">You&apos;ve already redeemed a referral code</Text>
      </div>
    );
  }
  if (state.kind === "unconfirmed") {
    return (
      <Stack gap="m">
        <Text color="secondary">
          Confirm your email address first: log in once with Google or Apple, or use a link we email you to set a new
          password.
        </Text>
        <ButtonLink href={mailLinkHref}>Email Me a Link</ButtonLink>
      </Stack>
    );
  }
  if (state.kind !== "idle" && state.kind !== "missing" && state.kind !== "applying") return assertNever(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === "applying") return;
    if (typed.trim() === "") field.current?.focus();
    onApply(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label="Referral code"
          value={typed}
          onChange={(code) => {
            setTyped(code);
            onEdit();
          }}
          error={state.kind === "missing" ? "Please enter a referral code" : undefined}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={state.kind === "applying"}
        />
      </div>
      <Button type="submit" variant={initialCode === "" ? "secondary" : "primary"} busy={state.kind === "applying"}>
        Apply Code
      </Button>
    </form>
  );
}

function FreeWeekWords({ week }: { readonly week: FreeWeek }) {
  switch (week.kind) {
    case "in-progress":
      return <FreeWeekProgress friends={week.friends} />;
    case "active":
      return (
        <Inline gap="s">
          <Badge tone="positive">Active</Badge>
          <Text as="span" color="secondary">
            {week.end === null
              ? "Record as much as you like."
              : `Record as much as you like until ${formatLongDate(week.end)}.`}
          </Text>
        </Inline>
      );
    case "used":
      return (
        <Inline gap="s">
          <Badge>Used</Badge>
          <Text as="span" color="secondary">
            Your free week ended on {formatLongDate(week.end)}.
          </Text>
        </Inline>
      );
    default:
      return assertNever(week);
  }
}

interface CodeProps extends Pick<ReferralsViewProps, "onCopyCode" | "onCopyLink"> {
  readonly code: string;
  /** A friend's code waits to be applied, which comes first. */
  readonly isInvited: boolean;
}

function Code({ code, isInvited, onCopyCode, onCopyLink }: CodeProps) {
  return (
    <div className={styles.row}>
      <span className={styles.code}>{code}</span>
      <Inline gap="s">
        <Button variant={isInvited ? "secondary" : "primary"} onClick={() => onCopyCode(code)}>
          <Icon glyph={copy} size="small" />
          Copy Code
        </Button>
        <Button onClick={() => onCopyLink(code)}>
          <Icon glyph={copy} size="small" />
          Copy Link
        </Button>
      </Inline>
    </div>
  );
}

/** With these, a code can be applied. */
const canApply: ReadonlySet<RedeemState["kind"]> = new Set(["idle", "missing", "applying"]);

/** As wide as a code. */
const blankCode = "\u00A0".repeat(8);

/** A bar in the place of loading content. */
function Room({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room} aria-hidden="true" inert>
      <div>{children}</div>
      <Skeleton shape="title" width="half" className={styles.bar} />
    </div>
  );
}

/** Lets a student share a code, redeem one, and follow the free week's progress (REF-01 to REF-05). */
export function ReferralsView({ state, ...props }: ReferralsViewProps) {
  const { initialCode } = props;
  const isInvited =
    Boolean(initialCode) && (state.kind === "loading" || (state.kind === "ready" && canApply.has(state.redeem.kind)));
  return (
    <Stack gap="xl">
      <Stack gap="xl">
        <PageHeader title="Referrals" note="Share your code and you both get more recording time" />
        {state.kind === "failed" ? (
          <RetryLine noun="referrals" onRetry={props.onRetry} />
        ) : (
          <div className={styles.panels} aria-busy={state.kind === "loading"}>
            {state.kind === "loading" && <VisuallyHidden live>Loading referrals</VisuallyHidden>}
            <div className={styles.columns}>
              <SectionPanel title="Your Code" note="Share it with a friend.">
                {state.kind === "loading" ? (
                  <Room>
                    <Code {...props} code={blankCode} isInvited={isInvited} />
                  </Room>
                ) : (
                  <Code {...props} code={state.code} isInvited={isInvited} />
                )}
              </SectionPanel>
              <SectionPanel
                title="Redeem a Code"
                note={
                  isInvited
                    ? "Your friend's code is filled in. Apply it, and you each get 20 extra minutes."
                    : "You can redeem one friend's code."
                }
              >
                {state.kind === "loading" ? (
                  <Room>
                    <Redeem {...props} state={{ kind: "idle" }} initialCode="" />
                  </Room>
                ) : (
                  <Redeem key={initialCode} {...props} state={state.redeem} />
                )}
              </SectionPanel>
            </div>
            <SectionPanel title="Your Free Week" note="Each friend who redeems your code counts toward it.">
              {state.kind === "loading" ? (
                <Room>
                  <FreeWeekProgress friends={0} />
                </Room>
              ) : (
                <FreeWeekWords week={state.freeWeek} />
              )}
            </SectionPanel>
          </div>
        )}
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="title">
          Rewards
        </Heading>
        <ul className={styles.rewards}>
          {rewards.map((reward) => (
            <li key={reward.title}>
              <NoteCard {...reward} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}
