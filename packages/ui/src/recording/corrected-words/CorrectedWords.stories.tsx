import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Transcript } from "../transcript/Transcript.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { CorrectedWords, createCorrectedLines } from "./CorrectedWords.tsx";
import { findCorrectedWords } from "./find-corrected-words.ts";

const heard = "It is Smershikov, the mighty con dria of the house, who asks.";
const text = "It is Smerdyakov, the mitochondria of the house, who asks.";

const meta = {
  component: CorrectedWords,
  args: { text, words: findCorrectedWords(heard, text) },
  render: (args) => (
    <Text size="reading">
      <CorrectedWords {...args} />
    </Text>
  ),
} satisfies Meta<typeof CorrectedWords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COR-01: the sign names what was heard. */
export const Default = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Smerdyakov")).toHaveAttribute("title", "Heard as “Smershikov”");
    await expect(canvasElement).toHaveTextContent(text);
  },
} satisfies Story;
const lines = [
  { text: "Ivan goes to the door.", start: 0, end: 3 },
  { text, heard: { text: heard, speaker: undefined }, start: 3, end: 9 },
];
const corrected = createCorrectedLines(lines);
/** COR-01: only corrected lines have signs. */
export const InTranscript = {
  render: () => (
    <Transcript
      segments={lines}
      renderLine={(index) => (corrected.has(index) ? corrected.render(index, 0, Number.POSITIVE_INFINITY) : undefined)}
    />
  ),
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll("[data-heard]")];
    await expect(marked.map(({ textContent }) => textContent)).toEqual(["Smerdyakov", "mitochondria"]);
  },
} satisfies Story;
export const RightToLeft = {
  args: {
    text: "تنتج الميتوكوندريا معظم طاقة الخلية.",
    words: findCorrectedWords("تنتج الميتاكندريا معظم طاقة الخلية.", "تنتج الميتوكوندريا معظم طاقة الخلية."),
  },
} satisfies Story;
