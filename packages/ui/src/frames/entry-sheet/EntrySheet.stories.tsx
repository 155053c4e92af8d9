import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { EntrySheet } from "./EntrySheet.tsx";
import { form } from "./EntrySheet.css.ts";

const meta = {
  component: EntrySheet,
  args: {
    title: "Forgot your password?",
    home: "#home",
    children: (
      <>
        <Text>Enter your email and we'll send you a reset link.</Text>
        <form className={form}>
          <TextField label="Email" type="email" value="" onChange={() => undefined} />
          <Button type="submit">Send Link</Button>
        </form>
      </>
    ),
  },
} satisfies Meta<typeof EntrySheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const LongTitle = { args: { title: "Log in to see your lectures" } } satisfies Story;
