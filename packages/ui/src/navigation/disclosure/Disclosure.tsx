import type { ReactNode } from "react";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { answer, disclosure, list, question, sign, words } from "./Disclosure.css.ts";

export interface DisclosureProps extends ClassNameProps {
  /** The question, always shown. */
  readonly summary: ReactNode;
  /** Whether it is initially open. @default false */
  readonly open?: boolean;
  /** The answer. */
  readonly children: ReactNode;
}

/**
 * A question that opens to show its answer. The browser's own element: it needs no script, and find-in-page opens it.
 */
export function Disclosure({ summary, open = false, className, children }: DisclosureProps) {
  return (
    <details className={joinClasses(disclosure, className)} open={open}>
      <summary className={question}>
        <span className={words}>{summary}</span>
        <Icon glyph={chevronDown} size="small" className={sign} />
      </summary>
      <div className={answer}>{children}</div>
    </details>
  );
}

export interface DisclosureItem {
  /** Always shown. */
  readonly question: string;
  /** Shown when the question is open. */
  readonly answer: ReactNode;
}

export interface DisclosureListProps extends ClassNameProps {
  /** The items in display order; no two questions are the same. */
  readonly items: readonly DisclosureItem[];
}

/** A list of questions, as an FAQ. Static. */
export function DisclosureList({ items, className }: DisclosureListProps) {
  return (
    <div className={joinClasses(list, className)}>
      {items.map((item) => (
        <Disclosure key={item.question} summary={item.question}>
          {item.answer}
        </Disclosure>
      ))}
    </div>
  );
}
