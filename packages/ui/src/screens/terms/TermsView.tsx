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
        By signing up for {brand.name} you agree to these terms. They cover the mobile app and this web site. If you do
        not agree, please do not use them.
      </p>
    ),
  },
  {
    title: "Your account",
    body: (
      <p>
        You must be 13 or older. Keep your sign-in to yourself; what happens under it is yours to answer for. One
        person, one account: registering again to get more free time is not allowed.
      </p>
    ),
  },
  {
    title: "Recording others",
    body: (
      <p>
        Record only what you may record. Ask lecturers and others who can be heard, keep your school&apos;s rules, and
        follow the law where you are. You are responsible for the recordings you make.
      </p>
    ),
  },
  {
    title: "Your content",
    body: (
      <p>
        What you record stays yours. You let us store and process it for you, so that we can transcribe it, summarize it
        and show it to you, and for nothing else.
      </p>
    ),
  },
  {
    title: "What machines write",
    body: (
      <p>
        Transcripts, summaries, notes and answers are made by machines and can be wrong. Check what matters against the
        recording, and follow your school&apos;s rules on such help.
      </p>
    ),
  },
  {
    title: "Free use and plans",
    body: (
      <ul>
        <li>Without a plan you may record {WEEKLY_MINUTES} minutes a week, and bonus minutes that you earn.</li>
        <li>A plan is paid in advance for a month, a semester or a year, and renews until you cancel it.</li>
        <li>
          You can cancel at any time under Your Subscription. Access lasts until the end of the time you paid for.
        </li>
        <li>Bonus minutes and free weeks have no value in money and can&apos;t be sold.</li>
      </ul>
    ),
  },
  {
    title: "Fair use",
    body: (
      <p>
        Do not try to reach other people&apos;s libraries, to overload or take apart the service, or to use it for
        anything unlawful. We may close an account that does.
      </p>
    ),
  },
  {
    title: "Ending it",
    body: (
      <p>
        You can delete your account in Settings at any time. It ends your plan, and it deletes your library for good. If
        we ever end the service, you will have thirty days to take your texts out.
      </p>
    ),
  },
  {
    title: "What we promise, and what we don't",
    body: (
      <p>
        We work with care, but we can&apos;t promise that the service is always there or without faults, and as far as
        the law allows we are liable only up to what you paid us in the last twelve months. Nothing here takes away
        rights that the law gives you as a consumer.
      </p>
    ),
  },
  {
    title: "Changes and contact",
    body: (
      <p>
        When these terms change, their date changes with them, and you hear of it in the app before they hold. Questions
        go to <PublicPageMailbox />.
      </p>
    ),
  },
];

/** The terms of service (PUB-09). Static. */
export function TermsView(props: TermsViewProps) {
  return <LegalPage {...props} title="Terms of Service" parts={parts} />;
}
