import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { CardTerm, LectureCard, LectureCardsState } from "./lecture-cards.state.ts";
import { LectureCardsView, loadCardsPane } from "./LectureCardsView.tsx";

const quoted: LectureCard = {
  id: "thylakoid",
  kind: "definition",
  front: "What is a thylakoid?",
  back: "A membrane folded into stacks, where the light reactions happen",
  choices: null,
  quote: "A thylakoid is a membrane that is folded into stacks, and it is where the light reactions happen.",
  source: { href: "#at-754", seconds: 754 },
  status: "new",
  isSuspended: false,
  isSourceChanged: false,
};
const proposals: readonly LectureCard[] = [
  quoted,
  {
    ...quoted,
    id: "cloze",
    kind: "cloze",
    front: "The gradient of _____ drives the enzyme that makes ATP.",
    back: "protons",
    quote: "The gradient of protons drives the enzyme that makes ATP.",
    source: { href: "#at-1320", seconds: 1320 },
  },
  {
    ...quoted,
    id: "choice",
    kind: "choice",
    front: "Where do the light reactions happen?",
    back: "In the thylakoid membrane",
    choices: ["In the stroma", "In the thylakoid membrane", "In the outer membrane", "In the matrix"],
  },
];
const kept: readonly LectureCard[] = [
  { ...quoted, id: "kept-1", status: "due" },
  { ...proposals[1]!, id: "kept-2", status: "known" },
  { ...proposals[2]!, id: "kept-3", status: "learning", isSuspended: true },
];
const ready: Extract<LectureCardsState, { kind: "ready" }> = {
  kind: "ready",
  language: "en",
  proposals,
  kept: kept.slice(0, 1),
  terms: [],
};
const terms: readonly CardTerm[] = [
  {
    term: "thylakoid",
    definition: "A thylakoid is a membrane that is folded into stacks, and it is where the light reactions happen.",
    source: { href: "#at-754", seconds: 754 },
  },
  {
    term: "stroma",
    definition: "The fluid around the stacks is called the stroma.",
    source: { href: "#transcript", seconds: null },
  },
];

const meta = {
  parameters: { surface: "sheet" },
  component: LectureCardsView,
  args: {
    state: ready,
    making: { kind: "idle" },
    saving: { kind: "saved" },
    adding: { kind: "idle" },
    backLink: { href: "#recording", title: "Photosynthesis: the light reactions" },
    transcriptHref: "#transcript",
    sessionHref: "#session",
    hasSingleKeys: true,
    onRetry: fn(),
    onMake: fn(),
    onMakeOfTerm: fn(),
    onKeep: fn(),
    onDismiss: fn(),
    onEdit: fn(),
    onSuspend: fn(),
    onDelete: fn(),
    onOpenSource: fn(),
    onUndo: undefined as (() => void) | undefined,
    onSaveAgain: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof LectureCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-03: K, D and O act on the focused proposal, otherwise on the first one, unless an overlay is open. */
export const Ready = {
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard("k");
    await expect(args.onKeep).toHaveBeenCalledWith(["thylakoid"]);
    canvasElement.querySelector<HTMLElement>("[data-card=cloze]")?.focus();
    await userEvent.keyboard("d");
    await expect(args.onDismiss).toHaveBeenCalledWith("cloze");
    const overlay = document.createElement("div");
    overlay.setAttribute("role", "dialog");
    document.body.append(overlay);
    await userEvent.keyboard("o");
    await expect(args.onOpenSource).not.toHaveBeenCalled();
    overlay.dataset["state"] = "closed";
    await userEvent.keyboard("o");
    overlay.remove();
    await expect(args.onOpenSource).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** PRC-03: "Keep All" keeps every suggestion in one step. */
export const KeepAll = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Keep All" }));
    await expect(args.onKeep).toHaveBeenCalledWith(["thylakoid", "cloze", "choice"]);
  },
} satisfies Story;
/** PRC-03: E opens the fields, and Ctrl with Enter saves. */
export const Editing = {
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard("e");
    const front = within(canvasElement).getByLabelText("Question");
    await expect(front).toHaveFocus();
    await userEvent.clear(front);
    await userEvent.type(front, "What are thylakoids?");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const { front: seen, back } = quoted;
    const texts = { front: "What are thylakoids?", back };
    await expect(args.onEdit).toHaveBeenCalledWith("thylakoid", texts, { front: seen, back });
    await userEvent.keyboard("e");
  },
} satisfies Story;
/** PRC-03: Ctrl-Z reverts the last decision. */
export const WithUndo = {
  args: { onUndo: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** SHL-16 */
export const WithoutSingleKeys = {
  args: { hasSingleKeys: false },
  play: async ({ args }) => {
    await userEvent.keyboard("k");
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
} satisfies Story;
export const Kept = {
  args: { state: { ...ready, proposals: [], kept } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Unsuspend" }));
    await expect(args.onSuspend).toHaveBeenCalledWith("kept-3", false);
    await userEvent.click(page.getAllByRole("button", { name: "Delete" })[0]!);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
} satisfies Story;
/** PRC-06: the card is unchanged and excluded from practice; confirming it resumes practice. */
export const TranscriptChanged = {
  args: { state: { ...ready, proposals: [], kept: [{ ...kept[0]!, isSourceChanged: true }] } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Still Correct" }));
    await expect(args.onKeep).toHaveBeenCalledWith(["kept-1"]);
  },
} satisfies Story;
/** A wide window shows the transcript beside the cards, with a quote's moment marked. */
export const BesideTheTranscript = {
  tags: ["no-rare-variants"],
  loaders: [async () => void (await loadCardsPane())],
  args: {
    onPaneNeeded: fn(),
    transcript: {
      kind: "segments",
      rest: "none",
      segments: [
        { start: 740, end: 753, text: "So much for the leaf, and now into its cells." },
        { start: 754, end: 770, text: quoted.quote },
        { start: 771, end: 790, text: "Stacks of them are called grana." },
      ],
    },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvasElement }) => {
    const pane = await within(canvasElement).findByRole("region", { name: "Transcript" });
    await userEvent.keyboard("o");
    await expect(args.onOpenSource).not.toHaveBeenCalled();
    await waitFor(() => expect(pane.querySelector("[aria-current=location]")).toHaveTextContent(quoted.quote));
  },
} satisfies Story;
export const Empty = { args: { state: { ...ready, proposals: [], kept: [] } } } satisfies Story;
export const Making = {
  args: { state: { ...ready, proposals: [], kept: [] }, making: { kind: "making" } },
} satisfies Story;
/** PRC-01: until it is known whether a model can be asked, the cards are there and nothing is offered. */
export const ModelUnknown = {
  args: { making: { kind: "unknown" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("button", { name: "Keep" })[0]).toBeVisible();
    await expect(page.queryByRole("button", { name: "Suggest More" })).not.toBeInTheDocument();
  },
} satisfies Story;
/** PRC-01: without a suggestion, its words depend on the model. */
export const ModelUnknownWithoutProposals = {
  args: { state: { ...ready, proposals: [] }, making: { kind: "unknown" } },
} satisfies Story;
export const MakingOthers = { args: { making: { kind: "making" } } } satisfies Story;
/** PRC-01: if there are few good cards, it says so. */
export const FewMade = { args: { making: { kind: "made", count: 3, isFirst: true } } } satisfies Story;
/** PRC-01: where no card is found, the way on is the transcript, in which cards are written. */
export const NoneMade = {
  args: { state: { ...ready, proposals: [], kept: [] }, making: { kind: "made", count: 0, isFirst: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Open Transcript" });
    await expect(link).toHaveAttribute("href", "#transcript");
  },
} satisfies Story;
/** PRC-01: without a model, cards come from key terms and from lines. */
export const NeedsModel = {
  args: {
    state: { ...ready, proposals: [], kept: [], terms },
    making: { kind: "needs-model", why: "none" },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Open Transcript" })).toHaveAttribute("href", "#transcript");
    await userEvent.click(page.getByRole("button", { name: "Make a Card for stroma" }));
    await expect(args.onMakeOfTerm).toHaveBeenCalledWith(terms[1]);
  },
} satisfies Story;
/** PRC-01: a lecture that defines no term. */
export const NeedsModelWithoutTerms = {
  args: { state: { ...ready, proposals: [], kept: [] }, making: { kind: "needs-model", why: "none" } },
} satisfies Story;
/** PRC-01: proposals of a model that is used up for today stay, as do key terms. */
export const ModelUsedUp = {
  args: { state: { ...ready, terms }, making: { kind: "needs-model", why: "budget" } },
} satisfies Story;
export const AddingTerm = {
  args: { state: { ...ready, proposals: [], terms }, adding: { kind: "adding", term: "stroma" } },
} satisfies Story;
export const TermNotAdded = {
  args: { state: { ...ready, proposals: [], terms }, adding: { kind: "failed", reason: null } },
} satisfies Story;
export const NoOthersMade = {
  args: { state: { ...ready, proposals: [] }, making: { kind: "made", count: 0, isFirst: false } },
} satisfies Story;
export const MakingFailed = {
  args: {
    making: { kind: "failed", reason: "You've reached the limit of 20 requests an hour. Try again at 2:20 PM." },
  },
} satisfies Story;
export const Saving = { args: { saving: { kind: "saving" }, onUndo: fn() } } satisfies Story;
export const NotSaved = {
  args: { saving: { kind: "failed", isOffline: false, reason: null }, onUndo: fn() },
} satisfies Story;
export const Offline = {
  args: { saving: { kind: "failed", isOffline: true, reason: null }, onUndo: fn() },
} satisfies Story;
/** PRC-01: at most fifty proposals. */
export const Full = {
  args: {
    state: {
      ...ready,
      kept: [],
      proposals: Array.from({ length: 50 }, (_, index) => ({ ...quoted, id: String(index) })),
    },
  },
} satisfies Story;
export const LongText = {
  args: {
    state: {
      ...ready,
      proposals: [
        {
          ...quoted,
          front: "Which three consequences does the lecture draw from the fact that the membrane is folded? ".repeat(3),
          back: "More surface, a steeper gradient and a shorter way. ".repeat(4),
          quote: "And so the membrane, which is folded, folds again. ".repeat(8),
        },
      ],
    },
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const NoTranscript = { args: { state: { kind: "no-transcript" } } } satisfies Story;
export const OnDesktop = {
  args: { state: { ...ready, kept } },
  globals: { viewport: { value: "desktop" } },
} satisfies Story;
