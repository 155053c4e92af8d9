import type { SearchResult } from "@lectern/domain/search";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic, hebrew } from "../../samples/right-to-left.ts";
import { SearchView } from "./SearchView.tsx";

const biology: SearchResult = {
  kind: "recording",
  id: "biology",
  name: "Photosynthesis: the light reactions",
  createdAt: "2026-10-02T09:00:00Z",
  moments: [
    {
      part: "said",
      start: 1320.5,
      speaker: null,
      text: "So the fold gives you more membrane in the same small space.",
      words: ["fold", "membrane"],
    },
    {
      part: "said",
      start: 754,
      speaker: "Dr. Amara Osei",
      text: "The thylakoid membrane is where the light reactions happen, and it is folded into stacks.",
      words: ["membrane", "folded"],
    },
    {
      part: "notes",
      start: null,
      speaker: null,
      text: "Membranes: folded, hence a large surface",
      words: ["membranes", "folded"],
    },
  ],
};
const cells: SearchResult = {
  kind: "study-guide",
  id: "cells",
  name: "Cells, for the midterm",
  createdAt: "2026-09-12T09:00:00Z",
  moments: [
    {
      part: "guide",
      start: null,
      speaker: null,
      text: "Which membrane of the mitochondrion is folded?",
      words: ["membrane", "folded"],
    },
  ],
};
const long: SearchResult = {
  ...biology,
  id: "long",
  name: "Pneumonoultramicroscopicsilicovolcanoconiosis-and-other-words-without-a-break-in-them, told at length by a guest",
  moments: [
    {
      part: "said",
      start: 26_045,
      speaker: "A speaker with a name that is longer than most, from the Institute of Long Names",
      text: `… ${"and so the membrane, which is folded, folds again, ".repeat(5)}until it cannot fold any more …`,
      words: ["membrane", "folded", "folds", "fold"],
    },
  ],
};

const meta = {
  parameters: { surface: "sheet" },
  component: SearchView,
  args: {
    state: { kind: "found", results: [biology, cells], isOlder: false },
    query: "membrane folds",
    onQueryChange: fn(),
    filters: { folderId: undefined, isFavorite: false, period: "any" },
    onFiltersChange: fn(),
    folders: [{ id: "f", name: "Biology" }],
    resultHref: ({ id }) => `#${id}`,
    momentHref: ({ id }, { start }) => `#${id}-${start}`,
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found = {} satisfies Story;
export const Idle = { args: { state: { kind: "idle" }, query: "" } } satisfies Story;
export const Searching = { args: { state: { kind: "searching" } } } satisfies Story;
export const Nothing = {
  args: { state: { kind: "nothing", suggestion: null, isHidden: false }, query: "qwertz" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No matches in your lectures.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Clear Filters" })).toBeNull();
  },
} satisfies Story;
/** FND-01: the filters hide all results. */
export const Hidden = {
  args: {
    state: { kind: "nothing", suggestion: null, isHidden: true },
    filters: { folderId: "f", isFavorite: true, period: "week" },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Your filters are hiding the matches.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ folderId: undefined, isFavorite: false, period: "any" });
  },
} satisfies Story;
export const DidYouMean = {
  args: { state: { kind: "nothing", suggestion: "photosynthesis", isHidden: false }, query: "fotosintesis" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Did you mean photosynthesis?" }));
    await expect(args.onQueryChange).toHaveBeenCalledWith("photosynthesis");
  },
} satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
/** OFF-04: without a network what is kept on this device is searched. */
export const OfKept = {
  args: { network: "kept" },
  play: ({ canvas }) => expect(canvas.getByText("You're offline. Only saved lectures are searched.")).toBeVisible(),
} satisfies Story;
export const Offline = {
  args: { state: { kind: "failed" }, network: "offline" },
  play: ({ canvas }) => expect(canvas.getByText("You need to be online to search your lectures.")).toBeVisible(),
} satisfies Story;
export const OlderResults = {
  args: { state: { kind: "found", results: [biology], isOlder: true }, query: "membrane folds ag" },
} satisfies Story;
/** FND-01: ten of fifty results are drawn first, and the others follow by themselves. */
export const Fifty = {
  tags: ["no-visual"],
  args: {
    state: {
      kind: "found",
      results: Array.from({ length: 50 }, (_, at) => ({ ...biology, id: `biology-${at}` })),
      isOlder: false,
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(50)),
} satisfies Story;
/** FND-01: of results that the next answer replaces, ten are drawn. */
export const FiftyOlder = {
  tags: ["no-visual"],
  args: { state: { ...Fifty.args.state, isOlder: true } },
  play: ({ canvas }) => expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(10),
} satisfies Story;
export const LongText = { args: { state: { kind: "found", results: [long], isOlder: false } } } satisfies Story;
export const OnPhone = {
  args: { state: { kind: "found", results: [biology, long], isOlder: false } },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
/** FND-01: on a phone the filters are behind a button, and open if one is set. */
export const FiltersOnPhone = {
  args: { filters: { folderId: "f", isFavorite: false, period: "any" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Filter" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("combobox", { name: "Folder" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expect(canvas.getByLabelText("Folder")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expect(canvas.getByRole("switch", { name: "Favorites only" })).toBeVisible();
  },
} satisfies Story;

/** FND-01: the words are marked in their sentence, and a moment is a link. */
export const Marked = {
  play: async ({ canvas, canvasElement }) => {
    await expect([...canvasElement.querySelectorAll("mark")].map(({ textContent }) => textContent)).toContain("folded");
    await expect(canvas.getByRole("link", { name: /12:34/ })).toHaveAttribute("href", "#biology-754");
  },
} satisfies Story;

/** TRN-03: moments in Arabic and Hebrew, beside one in Latin letters. */
export const RightToLeft = {
  args: {
    state: { kind: "found", results: [arabic.result, hebrew.result, biology], isOlder: false },
    query: "الأنهار",
  },
  play: async ({ canvas }) => {
    const moment = canvas.getByText(/היום נדבר/);
    await expect(getComputedStyle(moment).direction).toBe("rtl");
    await expect(getComputedStyle(canvas.getByText(/thylakoid/)).direction).toBe("ltr");
  },
} satisfies Story;
