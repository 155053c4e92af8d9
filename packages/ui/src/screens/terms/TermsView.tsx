import { brand } from "@lectern/domain/brand";
import { WEEKLY_MINUTES } from "@lectern/domain/week";
import { LegalPage, type LegalPart } from "../../frames/legal-page/LegalPage.tsx";
import { PublicPageMailbox } from "../../frames/public-page/PublicPageMailbox.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";

export type TermsViewProps = PublicPageProps;

const parts: readonly LegalPart[] = [
  {
    title: "The agreement",
    body: (
      <p>
        By signing up for {brand.name} you agree to these terms. They cover the mobile app and this website. If you
        don&apos;t agree, please don&apos;t use them.
      </p>
    ),
  },
  {
    title: "Your account",
    body: (
      <p>
        You must be 13 or older. Keep your login details private. You&apos;re responsible for what happens in your
        account. One account per person: registering again to get more free time isn&apos;t allowed.
      </p>
    ),
  },
  {
    title: "Recording others",
    body: (
      <p>
        Record only what you&apos;re allowed to record. Ask lecturers and anyone else who can be heard, follow your
        school&apos;s rules, and follow the law where you are. You are responsible for the recordings you make.
      </p>
    ),
  },
  {
    title: "Your content",
    body: (
      <p>
        What you record stays yours. You let us store and process it so we can transcribe it, summarize it and show it
        to you, and for nothing else.
      </p>
    ),
  },
  {
    title: "AI-generated content",
    body: (
      <p>
        Transcripts, summaries, notes and answers are generated automatically and can be wrong. Check what matters
        against the recording, and follow your school&apos;s rules on using AI.
      </p>
    ),
  },
  {
    title: "Free use and plans",
    body: (
      <ul>
        <li>Without a plan you can record {WEEKLY_MINUTES} minutes a week, plus any bonus minutes you earn.</li>
        <li>A plan is paid in advance for a month, a semester or a year, and renews until you cancel it.</li>
        <li>
          You can cancel at any time under Your Subscription. Access lasts until the end of the time you paid for.
        </li>
        <li>Bonus minutes and free weeks have no cash value and can&apos;t be sold.</li>
      </ul>
    ),
  },
  {
    title: "Fair use",
    body: (
      <p>
        Don&apos;t try to access other people&apos;s libraries, overload or reverse engineer the service, or use it for
        anything illegal. We may close accounts that do.
      </p>
    ),
  },
  {
    title: "Ending the agreement",
    body: (
      <p>
        You can delete your account in Settings at any time. This ends your plan and permanently deletes your library.
        If we ever end the service, you&apos;ll have 30 days to export your texts.
      </p>
    ),
  },
  {
    title: "What we promise, and what we don't",
    body: (
      <p>
        We do our best, but we can&apos;t promise that the service will always be available or free of errors. As far as
        the law allows, our liability is limited to what you paid us in the last 12 months. Nothing here takes away your
        legal rights as a consumer.
      </p>
    ),
  },
  {
    title: "Changes and contact",
    body: (
      <p>
        When these terms change, we&apos;ll update the date above and tell you in the app before they take effect.
        Questions? Write to <PublicPageMailbox />.
      </p>
    ),
  },
];

/** The terms of service (PUB-09). Static. */
export function TermsView(props: TermsViewProps) {
  return <LegalPage {...props} title="Terms of Service" parts={parts} />;
}
