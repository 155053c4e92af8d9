import type { CorrectionTask, PlaceInContext } from "@lectern/domain/correction-task";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { framedInDocs } from "../../samples/controls.ts";
import { CorrectionDialog } from "./CorrectionDialog.tsx";

const toPlace = (segment: number, before: string, after: string): PlaceInContext => ({
  segment,
  seconds: segment * 41,
  before,
  words: "Smershikov",
  after,
});
const places = [
  toPlace(2, "It is ", " who asks whether everything is permitted."),
  toPlace(9, "Ivan speaks with ", " three times before the trial."),
  toPlace(14, "", " has heard what he wanted to hear."),
];
const word: CorrectionTask = { kind: "word", shown: "Smershikov", places, folder: "Philosophy 7" };
const speaker: CorrectionTask = {
  kind: "speaker",
  shown: "SPEAKER_00",
  lines: 212,
  others: ["Dr. Okafor"],
  offered: ["Dr. Lindqvist"],
};
const line: CorrectionTask = {
  kind: "line",
  shown: "It is Smershikov who asks weather everything is permitted.",
  seconds: 754,
};

const meta = {
  parameters: framedInDocs,
  component: CorrectionDialog,
  args: {
    open: true,
    task: word,
    state: { kind: "open" },
    language: "en",
    onCorrect: fn(),
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CorrectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COR-01: typing replaces the selected word, the preview shows each place, and Enter changes all. */
export const Word = {
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Fix Word" });
    const field = screen.getByRole("textbox", { name: "Replace “Smershikov” with" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole("button", { name: "Change All 3" })).toBeDisabled();
    await userEvent.keyboard("Smerdyakov");
    await expect(screen.getByRole("list", { name: "3 places" })).toHaveTextContent(
      "Ivan speaks with Smerdyakov three times before the trial.",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onCorrect).toHaveBeenCalledWith({ right: "Smerdyakov", isEverywhere: true, isOffered: false });
    await userEvent.click(screen.getByRole("button", { name: "Only This Line" }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({
      right: "Smerdyakov",
      isEverywhere: false,
      isOffered: false,
    });
  },
} satisfies Story;

/** COR-01: a word in one place has one button, and a corrected one shows what was heard. */
export const CorrectedWord = {
  args: {
    task: { kind: "word", shown: "Smerdyakov", heard: "Smershikov", places: places.slice(0, 1) },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog")).toHaveTextContent("Heard as “Smershikov”");
    await expect(screen.queryByRole("button", { name: "Only This Line" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo Correction" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Saving = { args: { state: { kind: "saving" } } } satisfies Story;
/** OFF-03: without a network the text stays in its field. */
export const Offline = { args: { state: { kind: "failed", problem: "offline" } } } satisfies Story;
/** COR-03: another tab was first. */
export const ChangedElsewhere = { args: { state: { kind: "failed", problem: "changed" } } } satisfies Story;
export const Full = { args: { state: { kind: "failed", problem: "full" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed", problem: "failed" } } } satisfies Story;

/** COR-01: the name of another voice joins the two. */
export const Speaker = {
  args: { task: speaker },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Name the Speaker" });
    await userEvent.click(screen.getByRole("button", { name: "Dr. Okafor" }));
    await expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      "Dr. Okafor is already a speaker in this recording. The two will be merged.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Change All 212 Lines" }));
    await expect(args.onCorrect).toHaveBeenCalledWith({ right: "Dr. Okafor", isEverywhere: true, isOffered: false });
  },
} satisfies Story;

/** COR-01: a line is saved with Ctrl and Enter, without its breaks. */
export const Line = {
  args: { task: line },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Line at 12:34" });
    await userEvent.clear(field);
    await userEvent.type(field, "It is Smerdyakov{Enter}who asks.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onCorrect).toHaveBeenCalledWith({
      right: "It is Smerdyakov who asks.",
      isEverywhere: false,
      isOffered: false,
    });
  },
} satisfies Story;

export const RightToLeft = {
  args: {
    language: "ar",
    task: {
      kind: "word",
      shown: "الميتاكندريا",
      places: [
        { segment: 0, seconds: 12, before: "تنتج ", words: "الميتاكندريا", after: " معظم طاقة الخلية." },
        { segment: 5, seconds: 90, before: "غشاء ", words: "الميتاكندريا", after: " مزدوج." },
      ],
    },
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
