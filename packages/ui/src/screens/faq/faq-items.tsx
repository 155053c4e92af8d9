import { brand } from "@lectern/domain/brand";
import { FRIENDS_FOR_FREE_WEEK, REFERRAL_MINUTES } from "@lectern/domain/free-week";
import { WEEKLY_MINUTES } from "@lectern/domain/week";
import type { ReactNode } from "react";

export interface FaqItem {
  readonly question: string;
  readonly answer: ReactNode;
}

/** PUB-14. */
const minutes: FaqItem = {
  question: "How much can I record for free?",
  answer: (
    <>
      <p>
        {WEEKLY_MINUTES} minutes a week, plus the bonus minutes you earn with referrals. Weekly minutes reset every
        Monday at midnight UTC and are used before bonus minutes.
      </p>
      <p>Paid plans include unlimited recording.</p>
    </>
  ),
};

const where: FaqItem = {
  question: "Where do I record?",
  answer: (
    <p>
      Only in the mobile app. It keeps recording when you leave the app or lock your phone. This website is your
      library, where you read your lectures.
    </p>
  ),
};

const signIn: FaqItem = {
  question: "Why don't I see my recordings after logging in?",
  answer: (
    <p>
      You probably logged in with a different account. Log in here with the one you use in the app, Google or Apple. A
      recording also takes a moment to be transcribed before it shows up.
    </p>
  ),
};

const cancel: FaqItem = {
  question: "How do I cancel my subscription?",
  answer: (
    <p>
      Open Your Subscription in the dashboard and choose Manage Subscription. You keep access until the date shown
      there.
    </p>
  ),
};

const deletion: FaqItem = {
  question: "How do I delete my account?",
  answer: (
    <p>
      In Settings, at the end of the page. Your recordings, folders and study guides are deleted with it, any active
      subscription ends, and this can&apos;t be undone.
    </p>
  ),
};

/** The questions that answer most support requests (SUP-01). */
export const supportFaq: readonly FaqItem[] = [signIn, minutes, where, cancel, deletion];

const devices: FaqItem = {
  question: "Which devices does the app run on?",
  answer: <p>iPhone and iPad now. Android is coming soon. The library opens in any browser.</p>,
};

const who: FaqItem = {
  question: `Who can use ${brand.name}?`,
  answer: (
    <p>
      {brand.name} is made for college students in the United States, and for anyone who records lectures or talks. You
      must be 13 or older. Ask before you record others: it's the law in many places, and polite everywhere.
    </p>
  ),
};

const processing: FaqItem = {
  question: "What happens to a recording?",
  answer: (
    <p>
      It&apos;s transcribed and summarized. You can chat about it, turn it into notes as bullet points, a paragraph, an
      outline or an essay, put it in a folder, and mark it as a favorite.
    </p>
  ),
};

const plans: FaqItem = {
  question: "What do the paid plans add?",
  answer: (
    <p>
      Unlimited recording time, customization and more. Every plan has the same features. Just choose how often you pay.
    </p>
  ),
};

const referrals: FaqItem = {
  question: "How do referrals work?",
  answer: (
    <p>
      Give a friend your code from the Referrals page. When they redeem it, both of you get {REFERRAL_MINUTES} bonus
      minutes. {FRIENDS_FOR_FREE_WEEK} friends earn you a free week of unlimited recording. Everyone can redeem one
      code.
    </p>
  ),
};

const studyGuide: FaqItem = {
  question: "What is a study guide?",
  answer: <p>Study notes made in the mobile app from your recordings. You&apos;ll find yours under Study Guides.</p>,
};

const news: FaqItem = {
  question: "What's new, and what's coming next?",
  answer: (
    <>
      <p>
        New: practice questions and flashcards for one recording or a whole unit. Open Cards in a recording, keep the
        cards you want to remember, and you&apos;ll see each one again right before you&apos;d forget it. Each comes
        with its quote and a timestamp.
      </p>
      <p>New: export. A recording, a folder or everything, as Markdown, Word or text.</p>
      <p>
        New: notes organized by subject, topic or custom tags. Add your own tags to recordings, or use the ones Lectern
        suggests, and filter your library by them.
      </p>
      <p>Coming soon: the app on Android.</p>
    </>
  ),
};

/** All questions, by subject. */
export const faqGroups: readonly { readonly title: string; readonly items: readonly FaqItem[] }[] = [
  { title: "Recording", items: [minutes, where, devices, processing] },
  { title: "Studying", items: [studyGuide, news] },
  { title: "Plans and Referrals", items: [plans, referrals, cancel] },
  { title: "Your Account", items: [who, signIn, deletion] },
];
