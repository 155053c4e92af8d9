import { nestHeadings, withoutTitle } from "@lectern/domain/headings";
import type { ChatMessage } from "@lectern/domain/chat";
import type { SampleAnswer, SampleLecture } from "@lectern/domain/sample-lecture";
import type { ReactNode } from "react";
import { Badge } from "../../elements/badge/Badge.tsx";
import { button } from "../../elements/button/Button.css.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";
import { CitationsContext } from "../../recording/cited-markdown/citations.ts";
import { ChatThread } from "../../recording/chat-thread/ChatThread.tsx";
import { LectureLanguage } from "../../recording/lecture-language.ts";
import { Markdown } from "../../recording/markdown/Markdown.tsx";
import { segmentAt } from "../../recording/transcript/blocks.ts";
import { toLineId, Transcript } from "../../recording/transcript/Transcript.tsx";
import { SampleCard } from "./SampleCard.tsx";
import { partIds } from "./sample-parts.ts";
import * as styles from "./SampleView.css.ts";
export { loadMarkdown } from "../../recording/markdown/MarkdownLazy.tsx";

export interface SampleViewProps extends PublicPageProps {
  readonly lecture: SampleLecture;
}

type PartId = (typeof partIds)[number];

const titles: Record<PartId, string> = {
  summary: "Summary",
  notes: "Notes",
  chat: "Chat",
  cards: "Cards",
  transcript: "Transcript",
};

const toMessages = (answers: readonly SampleAnswer[]): readonly ChatMessage[] =>
  answers.flatMap(({ question, answer, lines: segments }, index): ChatMessage[] => [
    { id: `question-${index}`, role: "user", content: question, timestamp: "" },
    { id: `answer-${index}`, role: "assistant", content: answer, timestamp: "", segments },
  ]);

function Part({ id, children }: { readonly id: PartId; readonly children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      {/* The first part's link is just above it, marked. */}
      <Heading level={2} id={`${id}-title`} className={id === partIds[0] ? visuallyHidden : undefined}>
        {titles[id]}
      </Heading>
      {children}
    </section>
  );
}

/**
 * Shows a visitor a whole lecture: summary, notes, answered questions, cards and transcript on one page (DAY-01).
 * Static: each time is a link to its line, and the browser opens the cards.
 */
export function SampleView({ lecture, ...frame }: SampleViewProps) {
  const { name, minutes, language, segments, chapters, summary, notes, cards, answers } = lecture;
  const momentHref = (seconds: number) => `#${toLineId(segmentAt(segments, seconds) ?? 0)}`;
  const citations = {
    lines: segments.map(({ text, start, end }, line) => ({ text, line, start, end })),
    momentHref,
  };
  const buttons = (
    <div className={styles.actions}>
      <a href={frame.downloadHref} target="_blank" rel="noreferrer" className={button({ variant: "primary" })}>
        Get the App
      </a>
      <a href={frame.paths.login} className={button({ variant: "secondary" })}>
        Log in
      </a>
    </div>
  );
  return (
    <PublicPage {...frame}>
      <LectureLanguage value={language}>
        <div className={styles.page}>
          <div className={styles.head}>
            <Badge>Sample lecture</Badge>
            <Heading level={1}>
              <bdi lang={language}>{name}</bdi>
            </Heading>
            <Text color="secondary">
              {Math.round(minutes)} minutes of biology, the way a lecture looks in your library. Tap a timestamp to see
              the sentence it comes from.
            </Text>
          </div>
          <div className={styles.body}>
            <div className={styles.reading}>
              <nav className={styles.nav} aria-label="Parts of the lecture">
                {partIds.map((id) => (
                  <a key={id} href={`#${id}`} className={styles.navLink}>
                    {titles[id]}
                  </a>
                ))}
              </nav>
              <CitationsContext value={citations}>
                <Part id="summary">
                  <div lang={language}>
                    <Markdown>{nestHeadings(withoutTitle(summary), 2)}</Markdown>
                  </div>
                </Part>
                <Part id="notes">
                  <div lang={language}>
                    <Markdown>{nestHeadings(withoutTitle(notes), 2)}</Markdown>
                  </div>
                </Part>
              </CitationsContext>
              <Part id="chat">
                <ChatThread messages={toMessages(answers)} waiting={false} momentHref={momentHref} />
              </Part>
              <Part id="cards">
                <Text color="secondary">
                  Lectern brings each one back right before you&apos;d forget it, and in time for the exam.
                </Text>
                <ul className={styles.cards} lang={language}>
                  {cards.map((card) => (
                    <li key={card.front}>
                      <SampleCard card={card} href={momentHref(card.start ?? 0)} />
                    </li>
                  ))}
                </ul>
              </Part>
              <section className={styles.closing} aria-labelledby="closing-title">
                <Heading level={2} size="title" id="closing-title">
                  Get this for your next lecture
                </Heading>
                <Text color="secondary">
                  Record it on your phone. The summary, transcript and cards will be ready when you get home.
                </Text>
                {buttons}
                <Text color="muted" size="label">
                  We wrote this lecture for Lectern. The class and everyone in it are fictional.
                </Text>
              </section>
            </div>
            <section id="transcript" className={styles.transcript} aria-labelledby="transcript-title">
              <Heading level={2} size="title" id="transcript-title" className={styles.transcriptTitle}>
                Transcript
              </Heading>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable */}
              <div className={styles.lines} lang={language} tabIndex={0}>
                <Transcript segments={segments} headings={chapters} isInPane hasIds />
              </div>
            </section>
          </div>
        </div>
      </LectureLanguage>
    </PublicPage>
  );
}
