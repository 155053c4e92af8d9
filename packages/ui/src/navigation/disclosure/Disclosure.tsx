import type { ReactNode } from "react";
import { add } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { answer, disclosure, list, question, sign } from "./Disclosure.css.ts";

export interface DisclosureProps {
  readonly summary: string;
  /** Open when the page comes. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A question that opens to its answer. The browser's own element: no script, and find-in-page opens it. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className={disclosure} open={open}>
      <summary className={question}>
        {summary}
        <Icon glyph={add} className={sign} />
      </summary>
      <div className={answer}>{children}</div>
    </details>
  );
}

export interface DisclosureListProps {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}

/** Questions below each other, as an FAQ. Static. */
export function DisclosureList({ items }: DisclosureListProps) {
  return (
    <div className={list}>
      {items.map((item) => (
        <Disclosure key={item.question} summary={item.question}>
          {item.answer}
        </Disclosure>
      ))}
    </div>
  );
}
