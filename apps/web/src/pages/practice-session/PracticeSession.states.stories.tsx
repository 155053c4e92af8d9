import { practiceModel } from "@lectern/machines/practice/practice.model";
import { PracticeSessionView } from "@lectern/ui/screens/practice-session";
import type { Meta } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleDueCard } from "../../testing/cards.ts";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toPracticeSessionState } from "./practice-session.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: practiceModel.name },
} satisfies Meta<StateArgs>;
export default meta;

const cards = {
  findCard: (id: string) => ({ ...sampleDueCard, id }),
  toIntervals: () => ({ 1: "1 min", 2: "6 min", 3: "10 min", 4: "8 days" }),
};
const choices = ["In the stroma", sampleDueCard.back, "In the outer membrane", "In the matrix"];
const choiceCards = {
  ...cards,
  findCard: (id: string) => ({ ...sampleDueCard, id, kind: "choice" as const, choices }),
};
const undo = { type: "undo.requested", reviewId: "undo", reviewedAt: "" } as const;

/** PRC-04, PRC-05: one state at a time, because the card has the focus. */
export const AllStates = showAllStates(
  practiceModel,
  ({ snapshot }) => (
    <PracticeSessionView
      state={toPracticeSessionState(snapshot, snapshot.context.choice === null ? cards : choiceCards, {
        count: 0,
        next: "in 2 days",
      })}
      practiceHref="#practice"
      recordingsHref="#recordings"
      waiting={snapshot.context.waiting}
      hasSingleKeys
      hasTwoButtons={false}
      onRetry={fn()}
      onShowAnswer={fn()}
      onChoose={fn()}
      onChangeRating={fn()}
      onRate={fn()}
      onSuspend={fn()}
      onSkip={fn()}
      onUndo={snapshot.can(undo) ? fn() : undefined}
      onOpenSource={fn()}
      onReadAloud={fn()}
      onLeave={fn()}
      onPracticeMore={fn()}
    />
  ),
  {
    see: async (view) => {
      await expect(view).not.toBeEmptyDOMElement();
    },
  },
);
