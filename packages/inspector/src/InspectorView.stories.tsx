import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { InspectorView } from "./InspectorView.tsx";
import type { Note } from "./to-note.ts";
import { emptyRecording, record } from "./recorder.ts";

const meta = {
  component: InspectorView,
  parameters: { layout: "fullscreen" },
  args: { onClear: fn(), onClose: fn(), recording: emptyRecording },
} satisfies Meta<typeof InspectorView>;
export default meta;
type Story = StoryObj<typeof meta>;

const started = Date.UTC(2026, 10, 20, 9, 30);
const auth = { actor: "x:0", name: "auth", parent: undefined, isRunning: true };
const chat = { actor: "x:9", name: "chat", parent: undefined, isRunning: true };
const createPort = ({ actor }: { readonly actor: string }, number: number, name: string) => ({
  actor: `x:${number}`,
  name,
  parent: actor,
  event: "started",
  details: "",
  state: "at work",
  isRunning: true,
});

const notes: readonly Omit<Note, "at">[] = [
  { ...auth, event: "started", details: "input: …", state: "restoring" },
  createPort(auth, 1, "watchSession"),
  { ...auth, event: "session.restored", details: "session: null", state: "anonymous.visiting" },
  {
    ...auth,
    event: "sign-in.requested",
    details: "provider: apple",
    state: "leavingForProvider.asking",
  },
  { ...auth, event: "leaveForProvider failed", details: "error: offline", state: "anonymous.failed" },
  { ...auth, event: "session.opened", details: "session: …", state: "signedIn.checkingProfile" },
  { ...auth, event: "checkProfile answered", details: "output: …", state: "signedIn.ready" },
  { ...auth, event: "session.refreshed", details: "session: …", state: "signedIn.ready" },
  { ...chat, event: "started", details: "input: …", state: "listening.ready" },
  createPort(chat, 10, "answerQuestion"),
  {
    ...chat,
    event: "question.asked",
    details: "id: …, content: …, timestamp: …",
    state: "answering",
  },
];

const recording = notes.map((note, index) => ({ ...note, at: started + index * 1337 })).reduce(record, emptyRecording);

export const Default = {
  args: { recording },
  play: async ({ canvasElement, args }) => {
    const drawer = within(canvasElement);
    await expect(drawer.getByRole("list", { name: "Running actors" })).toHaveTextContent("auth signedIn.ready");
    const [, newest] = drawer.getAllByRole("row");
    await expect(newest).toHaveTextContent("listening.ready → answering");
    await userEvent.click(drawer.getByRole("button", { name: "Clear" }));
    await userEvent.click(drawer.getByRole("button", { name: "Close" }));
    await expect([args.onClear, args.onClose].every((callback) => callback.mock.calls.length === 1)).toBe(true);
  },
} satisfies Story;

export const Empty = {} satisfies Story;
