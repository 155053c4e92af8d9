import type { ChatMessage } from "@lectern/domain/chat";
import { type RefObject, useEffect, useRef } from "react";

/** Returns how far an element is scrolled, by its ancestors together, in CSS pixels. */
function readScroll(element: Element): number {
  let sum = 0;
  for (let at = element.parentElement; at !== null; at = at.parentElement) sum += at.scrollTop;
  return sum;
}

/** A computed length in CSS pixels. */
const toPixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls to what is new in a conversation (DAY-04). A question is shown when it is sent. While its answer arrives, the
 * question stays in view, however long the answer is; a page that the student has scrolled in between stays where it is.
 * A thread that already existed scrolls nothing.
 *
 * @param messages in chronological order
 * @param arriving the part of an answer that has arrived
 * @param isFailed whether the last question failed, which is shown below it like an answer
 * @returns the refs of the thread and of an element at its end
 */
export function useLatestInView(
  messages: readonly ChatMessage[],
  arriving = "",
  isFailed = false,
): {
  readonly thread: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
} {
  const thread = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length + (isFailed ? 1 : 0);
  const isQuestion = messages.at(-1)?.role === "user" && arriving === "" && !isFailed;
  const progress = `${count} ${arriving.length}`;
  const seen = useRef(progress);
  const scrolledTo = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === progress) return;
    seen.current = progress;
    const [last, question] = [end.current, [...(thread.current?.querySelectorAll("[data-role=user]") ?? [])].at(-1)];
    if (last === null || question === undefined) return;
    if (!isQuestion && scrolledTo.current !== undefined && Math.abs(readScroll(last) - scrolledTo.current) > 1) return;
    const margins =
      toPixels(getComputedStyle(question).scrollMarginBlockStart) +
      toPixels(getComputedStyle(last).scrollMarginBlockEnd);
    const height = last.getBoundingClientRect().bottom - question.getBoundingClientRect().top + margins;
    if (isQuestion || height <= window.innerHeight) last.scrollIntoView({ block: "nearest" });
    else question.scrollIntoView({ block: "start" });
    scrolledTo.current = readScroll(last);
  }, [progress, isQuestion]);
  return { thread, end };
}
