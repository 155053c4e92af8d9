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
    title: "About this policy",
    body: (
      <p>
        {brand.name} records lectures in its mobile app and stores what was said, as text, in a library that you read in
        the app and on this website. This page explains what we collect about you, why, who else sees it, and how to
        delete it.
      </p>
    ),
  },
  {
    title: "What we collect",
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> your email address, and your Google or Apple identifier, or a password if you
          joined the beta program. Passwords are stored only as a hash.
        </li>
        <li>
          <strong>Your library:</strong> transcripts, summaries, notes, study guides, titles, folders, favorites, and
          the times your recordings were made.
        </li>
        <li>
          <strong>Your plan:</strong> whether you subscribe, when your plan ends, the minutes you have left, and who
          redeemed your referral code. We never see your card number; our payment provider stores it.
        </li>
        <li>
          <strong>In your browser:</strong> your session, so you stay signed in; your settings for this device; practice
          answers that haven&apos;t been sent yet; and, if you turn it on, lectures to read offline. Signing out removes
          all of it except the settings. If your session ends another way, unsent answers are kept for 30 days, without
          any text or your name. We don&apos;t use advertising cookies or trackers.
        </li>
      </ul>
    ),
  },
  {
    title: "What we do with it",
    body: (
      <p>
        We show you your library, write summaries and notes, answer your questions about a recording, count minutes,
        take payments, and reply to your emails. We don&apos;t sell your data, and we don&apos;t show ads.
      </p>
    ),
  },
  {
    title: "Who else sees it",
    body: (
      <>
        <p>
          Companies that work for us see only what they need for their work: our database host, our payment provider,
          and the store where you install the app.
        </p>
        <p>
          If AI writes answers and summaries, the AI provider gets a recording&apos;s transcript when it arrives, and
          again when you ask about it, with your question and the conversation so far; when you generate notes, with
          their focus; and when you ask for cards, with the questions on the cards you already have. A question about a
          folder is sent with the titles, dates and outlines of its lectures, and with passages that may answer it. An
          answer that cites lines is sent once more, with those lines, to check it against them.
        </p>
        <p>
          Your name, your email address and your account ID are never sent. If AI isn&apos;t used, nothing is sent, and
          answers quote the lecture; Settings says which applies. We don&apos;t store chat questions or answers.
        </p>
      </>
    ),
  },
  {
    title: "People in your recordings",
    body: (
      <p>
        A lecture has a speaker, and often other students. You decide what you record, and you&apos;re responsible for
        getting the permission that your school and local law require.
      </p>
    ),
  },
  {
    title: "How long we keep it",
    body: (
      <p>
        As long as you have an account. You can delete a single recording or study guide at any time, and your whole
        account in Settings. After that, we keep only a keyed fingerprint of your sign-in identity, which can&apos;t be
        reversed. It tells us that someone has registered before, which prevents abuse of free minutes.
      </p>
    ),
  },
  {
    title: "Your rights",
    body: (
      <p>
        <a href={keptDataHref}>Your Data</a> lists it by category and shows how much we store, once you&apos;re signed
        in. Wherever you live, you can ask for a copy of your data, for corrections, and for its deletion. Write to{" "}
        <PublicPageMailbox />. We&apos;ll reply within 30 days.
      </p>
    ),
  },
  {
    title: "Children",
    body: (
      <p>
        {brand.name} is for people aged 13 and over. If a younger child has an account, let us know and we&apos;ll
        delete it.
      </p>
    ),
  },
  {
    title: "Changes",
    body: <p>When this policy changes, we&apos;ll update the date above and announce important changes in the app.</p>,
  },
];

/** The privacy policy (PUB-09). Static. */
export function PrivacyPolicyView({ keptDataHref, ...props }: PrivacyPolicyViewProps) {
  return <LegalPage {...props} title="Privacy Policy" parts={createParts(keptDataHref)} />;
}
