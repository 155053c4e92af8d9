import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CardDetails } from "../card-details/CardDetails.tsx";
import { lecture, lectureDetails, longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { arabic } from "../../samples/right-to-left.ts";
import { RecordingCard } from "./RecordingCard.tsx";

const meta = {
  component: RecordingCard,
  args: {
    recording: lecture,
    href: "#",
    details: <CardDetails details={lectureDetails} />,
    onToggleFavorite: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof RecordingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** REC-11: the folder's colour as an edge, and its name. */
export const InFolder = {
  args: { folder: { name: "Organic chemistry", color: "#16A34A" } },
  play: ({ canvas }) => expect(canvas.getByText("Organic chemistry")).toBeVisible(),
} satisfies Story;
export const NotFavorite = { args: { recording: { ...lecture, isFavorite: false } } } satisfies Story;
export const Untitled = { args: { recording: { ...lecture, name: "" } } } satisfies Story;
/** Another recording has the same name and day. */
export const WithTime = {
  args: { hasTime: true },
  play: ({ canvas }) => expect(canvas.getByRole("time")).toHaveTextContent(/, \d+:\d\d [AP]M$/),
} satisfies Story;
export const LongTitle = { args: { recording: longTitle } } satisfies Story;
export const UnbreakableTitle = {
  args: { recording: unbreakableTitle },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

/** ARR-01: the arrival animation plays once over the card. */
export const Arriving = {
  args: { isArriving: true },
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("article").lastElementChild;
    await waitFor(() => expect(overlay).not.toBeVisible(), { timeout: 4000 });
  },
} satisfies Story;

/** REC-04: the star toggles. */
export const Starring = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Favorite ${lecture.name}`, pressed: true }));
    await expect(args.onToggleFavorite).toHaveBeenCalledWith(false);
  },
} satisfies Story;

/** REC-13: the menu opens filing, and passes its button for returning the focus. */
export const Filing = {
  args: { onFile: fn() },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: `More options for ${lecture.name}` });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add to Folder" }));
    await expect(args.onFile).toHaveBeenCalledWith(trigger);
  },
} satisfies Story;

/** RDT-02: the menu opens renaming, and passes its button for returning the focus. */
export const Renaming = {
  args: { onRename: fn() },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: `More options for ${lecture.name}` });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
    await expect(args.onRename).toHaveBeenCalledWith(trigger);
  },
} satisfies Story;

/** REC-05: a click anywhere on the card activates the link, and on the star toggles it. */
export const WholeCardIsTheLink = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: `Open Recording ${lecture.name}` });
    const { left, top } = canvas.getByRole("heading", { name: lecture.name }).getBoundingClientRect();
    // A card outside of the screen is rendered only after a frame.
    await waitFor(() => expect(canvasElement.ownerDocument.elementFromPoint(left + 4, top + 4)).toBe(link));
    const star = canvas.getByRole("button", { name: /^Favorite/ }).getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(star.left + 4, star.top + 4);
    await expect(hit).toBe(canvas.getByRole("button", { name: /^Favorite/ }));
  },
} satisfies Story;

/** TRN-03: name and first sentence run from the right; the card stays as the interface is. */
export const Arabic = {
  args: { recording: { ...lecture, name: arabic.recording.name }, details: <CardDetails details={arabic.details} /> },
  play: ({ canvas }) =>
    expect(getComputedStyle(canvas.getByText(arabic.details.excerpt ?? "", { exact: false })).direction).toBe("rtl"),
} satisfies Story;
