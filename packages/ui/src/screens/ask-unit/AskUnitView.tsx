import { QUESTION_MAX_CHARACTERS } from "@lectern/domain/chat";
import { formatShortDate } from "@lectern/domain/dates";
import { toTitle } from "@lectern/domain/recording";
import { useId, useMemo, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { Checkbox } from "../../forms/checkbox/Checkbox.tsx";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { ChatThread, NotKept } from "../../recording/chat-thread/ChatThread.tsx";
import { ChatThreadFailure } from "../../recording/chat-thread/ChatThreadFailure.tsx";
import { useLatestInView } from "../../recording/chat-thread/use-latest-in-view.ts";
import { Composer } from "../../recording/composer/Composer.tsx";
import { StarterQuestions } from "../../recording/starter-questions/StarterQuestions.tsx";
import { LectureNames } from "../../recording/lecture-names.ts";
import { asking, choices, date, name, region, row, sign, threadEnd } from "./AskUnitView.css.ts";
import type { AskUnitViewProps } from "./ask-unit.state.ts";

export type { AskUnitViewProps } from "./ask-unit.state.ts";

/** The field's accessible name. */
function toLabel(chosen: number, all: number): string {
  if (all === 1) return "Ask about this lecture";
  return chosen === all || chosen === 0 ? `Ask about these ${all} lectures` : `Ask about ${chosen} of ${all} lectures`;
}

/** Says why nothing can be asked; undefined if something can. */
function toProblem(chosen: number, most: number): string | undefined {
  if (chosen === 0) return "Choose a lecture to ask about";
  return chosen > most ? `Choose up to ${most} of these ${chosen} lectures` : undefined;
}

/** The recordings that can be asked about, with checkboxes. */
function Scope({
  id,
  lectures,
  chosen,
  onChoose,
}: Pick<AskUnitViewProps, "lectures" | "chosen" | "onChoose"> & { readonly id: string }) {
  const isAll = chosen.size === lectures.length;
  const choose = (lecture: string, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosen, lecture] : [...chosen].filter((other) => other !== lecture)));
  return (
    <fieldset id={id} className={choices} aria-label="Lectures to ask about">
      <Checkbox checked={isAll} onChange={(now) => onChoose(new Set(now ? lectures.map((one) => one.id) : []))}>
        All lectures
      </Checkbox>
      {lectures.map((lecture) => (
        <Checkbox key={lecture.id} checked={chosen.has(lecture.id)} onChange={(now) => choose(lecture.id, now)}>
          <span className={row}>
            <bdi className={name}>{toTitle(lecture.name)}</bdi>{" "}
            <span className={date}>{formatShortDate(lecture.createdAt)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Asks about a unit's lectures together (UNT-01). Each sentence of an answer has its lecture and time. */
export function AskUnitView(props: AskUnitViewProps) {
  const { chat, isOffline = false, lectures, chosen, mostChosen, onChoose, starters = [], onSend } = props;
  // One quiet line above the lectures until it is used. Then it grows, and has starter questions.
  const [isUsed, setUsed] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const choicesId = useId();
  const broken = chat.kind === "failed" ? chat.text : undefined;
  const arriving = chat.kind === "receiving" ? chat.text : undefined;
  const { thread, end } = useLatestInView(chat.messages, arriving, chat.kind === "failed");
  const names = useMemo(() => new Map(lectures.map((lecture) => [lecture.id, toTitle(lecture.name)])), [lectures]);
  const count = chat.messages.length;
  const isBusy = chat.kind === "waiting" || chat.kind === "receiving";
  const problem = toProblem(chosen.size, mostChosen);
  const hasOptions = isUsed || count > 0 || chosen.size !== lectures.length || problem !== undefined;
  const label = toLabel(chosen.size, lectures.length);
  return (
    <section className={region} aria-label="Ask about this folder" data-asked={count > 0 || undefined}>
      {count > 0 && (
        <LectureNames value={names}>
          <div ref={thread}>
            <ChatThread
              {...props}
              messages={chat.messages}
              waiting={chat.kind === "waiting"}
              arriving={arriving}
              broken={broken}
            />
            {chat.kind === "failed" && <ChatThreadFailure {...props} reason={chat.reason} broken={broken} />}
          </div>
        </LectureNames>
      )}
      {count > 0 && <div ref={end} className={threadEnd} />}
      <div
        className={asking}
        onFocus={() => {
          setUsed(true);
          props.onUse();
        }}
      >
        <Composer
          label={label}
          placeholder={problem ?? `${label}...`}
          value={props.draft}
          onChange={props.onDraftChange}
          maxLength={QUESTION_MAX_CHARACTERS}
          sending={isBusy}
          disabled={problem !== undefined}
          isOffline={isOffline}
          options={
            hasOptions && (
              <Button
                variant="quiet"
                size="small"
                flush="start"
                aria-expanded={isChoosing}
                aria-controls={isChoosing ? choicesId : undefined}
                onClick={() => setChoosing(!isChoosing)}
              >
                {chosen.size === lectures.length ? "Choose Lectures" : `${chosen.size} of ${lectures.length} lectures`}
                <Icon glyph={chevronDown} size="small" className={sign} />
              </Button>
            )
          }
          onSend={onSend}
        />
        {count > 0 && <NotKept onCopyConversation={props.onCopyConversation} />}
        {isChoosing && <Scope id={choicesId} lectures={lectures} chosen={chosen} onChoose={onChoose} />}
        {isOffline && <FieldMessage>You need to be online to ask. Your question is saved here.</FieldMessage>}
        <VisuallyHidden live>{problem}</VisuallyHidden>
        {isUsed && count === 0 && problem === undefined && !isOffline && starters.length > 0 && (
          <StarterQuestions questions={starters} onAsk={onSend} />
        )}
      </div>
    </section>
  );
}
