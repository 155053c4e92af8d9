import type { UnitPlace, UnitTerm, UnitTerms } from "@lectern/domain/unit-terms";
import { toTitle, type TranscriptSegment } from "@lectern/domain/recording";
import { Popover } from "radix-ui";
import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Text } from "../../elements/text/Text.tsx";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { card, definition, term } from "./TermCard.css.ts";
import { placeTerms, type PlaceTermsOptions } from "./place-terms.ts";

/** Long enough that a pointer which crosses a word opens nothing, and can reach the card. In milliseconds. */
const HOVER_MS = 200;
const SHOWN_LECTURES = 3;

interface TermContext {
  /** The recording that the text is of. */
  readonly recordingId: string;
  /** The titles of the unit's lectures, by id. */
  readonly lectures: ReadonlyMap<string, string>;
  /** Returns the address of a moment, with the words to mark there; null seconds are of a transcript without times. */
  readonly momentHref: (recordingId: string, seconds: number | null, words: string) => string;
}

export interface TermCardProps extends TermContext {
  readonly entry: UnitTerm;
  /** The words in the text. */
  readonly children: ReactNode;
}

/**
 * A term in running text, with its definition on hover, focus or tap, and the other lectures that say it (UNT-03). Enter
 * moves the focus into the card, and Escape back.
 */
export function TermCard({ entry, children, recordingId, lectures, momentHref }: TermCardProps) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Whether the card was opened to be used, and not by a pointer or focus that passes. */
  const isChosen = useRef(false);
  /** Whether the focus goes back to the words, which does not open the card again. */
  const isReturning = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openLater = (open: boolean) => ({
    [open ? "onPointerEnter" : "onPointerLeave"]: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current);
      if (pointerType === "mouse" && !(isChosen.current && !open)) timer.current = setTimeout(setOpen, HOVER_MS, open);
    },
  });
  const change = (open: boolean) => {
    clearTimeout(timer.current);
    isChosen.current &&= open;
    setOpen(open);
  };
  const choose = () => {
    change(true);
    isChosen.current = true;
    content.current?.focus();
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };

  const { term: title, names, definedAt, usedAt } = entry;
  const language = entry.language ?? undefined;
  const elsewhere = usedAt.filter(({ recording }) => recording !== recordingId);
  const toLink = ({ recording, start }: UnitPlace) => (
    <MomentLink
      key={recording}
      look="quiet"
      lecture={recording === recordingId ? "this lecture" : (lectures.get(recording) ?? toTitle(""))}
      seconds={start ?? undefined}
      href={momentHref(recording, start, title)}
      onClick={() => change(false)}
    />
  );
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Anchor asChild>
        {/* A button is a box: it would break a line elsewhere than its words do. */}
        <span
          ref={words}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="button"
          tabIndex={0}
          className={term}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={choose}
          onKeyDown={chooseByKey}
          onFocus={({ currentTarget }) => {
            if (!isReturning.current && currentTarget.matches(":focus-visible")) change(true);
          }}
          onBlur={() => {
            if (!isChosen.current) change(false);
          }}
          {...openLater(true)}
          {...openLater(false)}
        >
          {children}
        </span>
      </Popover.Anchor>
      <span id={id} lang={language} hidden>
        {entry.definition}
      </span>
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className={card}
          aria-label={title}
          sideOffset={6}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (isChosen.current) content.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A press on the words opens the card, or leaves it open.
            if (words.current?.contains(event.target as Node) === true) event.preventDefault();
          }}
          onEscapeKeyDown={() => {
            isReturning.current = content.current?.contains(document.activeElement) === true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isReturning.current) words.current?.focus({ preventScroll: true });
            isReturning.current = false;
          }}
          {...openLater(true)}
          {...openLater(false)}
        >
          <Text as="div" size="label" weight="strong">
            <bdi lang={language}>{[title, ...names].join(", ")}</bdi>
          </Text>
          {entry.definition !== null && (
            <div dir="auto" lang={language}>
              <Text size="lead" className={definition}>
                {entry.definition}
              </Text>
            </div>
          )}
          <Text as="div" size="caption" color="muted">
            Defined in {toLink(definedAt)}
          </Text>
          {elsewhere.length > 0 && (
            <Text as="div" size="caption" color="muted">
              Also mentioned in {elsewhere.slice(0, SHOWN_LECTURES).map(toLink)}
              {elsewhere.length > SHOWN_LECTURES && ` and ${elsewhere.length - SHOWN_LECTURES} more`}
            </Text>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * Returns what a transcript shows in place of a line's text: the text with its known terms; undefined for a line without
 * one.
 */
export function createTermLines(
  segments: readonly TranscriptSegment[],
  { terms, lectures }: UnitTerms,
  options: PlaceTermsOptions &
    Pick<TermContext, "momentHref"> & {
      /** Renders the characters of a line from `from` to `to`. @default its text */
      readonly renderText?: ((index: number, from: number, to: number) => ReactNode) | undefined;
    },
): (index: number) => ReactNode | undefined {
  const placed = placeTerms(segments, terms, options);
  const titles = new Map(lectures.map((lecture) => [lecture.id, toTitle(lecture.name)]));
  const { recordingId, momentHref, renderText = (index, from, to) => segments[index]?.text.slice(from, to) } = options;
  return (index) => {
    const text = segments[index]?.text ?? "";
    const inLine = placed.get(index);
    if (inLine === undefined) return undefined;
    return [
      ...inLine.flatMap(({ entry, from, to }, at) => [
        <Fragment key={`before ${from}`}>{renderText(index, inLine[at - 1]?.to ?? 0, from)}</Fragment>,
        <TermCard key={from} entry={entry} recordingId={recordingId} lectures={titles} momentHref={momentHref}>
          {renderText(index, from, to)}
        </TermCard>,
      ]),
      <Fragment key="after">{renderText(index, inLine.at(-1)?.to ?? 0, text.length)}</Fragment>,
    ];
  };
}
