import { brand } from "@lectern/domain/brand";
import { LegalPage, type LegalPart } from "../../frames/legal-page/LegalPage.tsx";
import { PublicPageMailbox } from "../../frames/public-page/PublicPageMailbox.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";

export interface PrivacyPolicyViewProps extends PublicPageProps {
  /** The page that lists what is kept of a student (PRV-01). */
  readonly keptDataHref: string;
}

const createParts = (keptDataHref: string): readonly LegalPart[] => [
  {
    title: "What this is about",
    body: (
      <p>
        {brand.name} records lectures in its mobile app and keeps what was said, as text, in a library that you read in
        the app and on this web site. This page says what we hold about you, why, who else sees it, and how you take it
        back.
      </p>
    ),
  },
  {
    title: "What we hold",
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> your email address, and the identifier by which Google or Apple knows you, or a
          password if you joined the beta program. Passwords are kept only as a hash.
        </li>
        <li>
          <strong>Your library:</strong> transcripts, summaries, notes, study guides, titles, folders, favorites, and
          the times at which recordings were made.
        </li>
        <li>
          <strong>Your plan:</strong> whether you subscribe, until when, the minutes you have left, and who redeemed
          your referral code. Card numbers never reach us; our payment provider keeps them.
        </li>
        <li>
          <strong>In your browser:</strong> your session, so that you stay signed in, your settings for this device,
          answers of a practice session that were not sent yet, and, if you switch it on, lectures to read without a
          network. Signing out removes all of it but the settings. If your session ends otherwise, unsent answers wait
          for you for 30 days, without a text and without your name. We use no advertising cookies and no trackers.
        </li>
      </ul>
    ),
  },
  {
    title: "What we do with it",
    body: (
      <p>
        We show you your library, write summaries and notes, answer your questions about a recording, count minutes,
        take payments, and answer your letters. We do not sell it, and we do not show advertising.
      </p>
    ),
  },
  {
    title: "Who else sees it",
    body: (
      <>
        <p>
          Companies that work for us, and only what their work needs: the host of our database, the payment provider,
          and the store through which you install the app.
        </p>
        <p>
          Where a language model writes, its provider gets the transcript of a recording when it arrives, and again when
          you ask about it, with your question and the conversation before it; when you have notes written, with their
          focus; and when you have cards made, with the questions on those that you have of it. A question about a
          folder goes with the titles, days and outlines of its lectures, and with passages that may answer it. An
          answer that cites lines goes there once more, with these lines, to be checked against them.
        </p>
        <p>
          Your name, your email address and the number of your account never go there. Without a model nothing does, and
          answers quote the lecture: Settings says who writes. Questions and answers of a chat are not stored by us.
        </p>
      </>
    ),
  },
  {
    title: "People in your recordings",
    body: (
      <p>
        A lecture has a speaker, and often other students. You decide what you record, and you are responsible for
        having the permission that your school and the law where you live ask for.
      </p>
    ),
  },
  {
    title: "How long we keep it",
    body: (
      <p>
        As long as you have an account. You can delete a single recording or study guide at any time, and your whole
        account in Settings. What remains after that is one keyed fingerprint of your sign-in identity, which cannot be
        turned back into it. It lets us see that somebody has registered before, so that free minutes can&apos;t be had
        without end.
      </p>
    ),
  },
  {
    title: "Your rights",
    body: (
      <p>
        <a href={keptDataHref}>What We Keep About You</a> lists it once you are signed in, kind by kind, with your own
        numbers. You may ask for a copy of what we hold about you, for corrections, and for its deletion, wherever you
        live. Write to <PublicPageMailbox />. We answer within thirty days.
      </p>
    ),
  },
  {
    title: "Children",
    body: (
      <p>{brand.name} is for people aged 13 and over. If a younger child has an account, tell us and we remove it.</p>
    ),
  },
  {
    title: "Changes",
    body: <p>When this text changes, its date changes with it, and a change that matters is announced in the app.</p>,
  },
];

/** The privacy policy (PUB-09). Static. */
export function PrivacyPolicyView({ keptDataHref, ...props }: PrivacyPolicyViewProps) {
  return <LegalPage {...props} title="Privacy Policy" parts={createParts(keptDataHref)} />;
}
