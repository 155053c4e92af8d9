import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import { Tabs } from "../../navigation/tabs/Tabs.tsx";
import { arrow } from "../../samples/arrow.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { DirectionProvider } from "./DirectionProvider.tsx";

const items = [
  { value: "summary", label: "ملخص", content: <Text>تتحرك الأنهار الجليدية ببطء شديد.</Text> },
  { value: "notes", label: "ملاحظات", content: <Text>لا شيء بعد.</Text> },
] as const;

function Page() {
  const [tab, setTab] = useState<"summary" | "notes">("summary");
  return (
    <div dir="rtl" lang="ar">
      <Stack gap="l">
        <Tabs label="تسجيل" items={items} value={tab} onChange={setTab} />
        <TextField label="العنوان" defaultValue="الأنهار الجليدية" />
        <Switch label="ذكّرني" defaultChecked />
      </Stack>
    </div>
  );
}

const meta = {
  component: DirectionProvider,
  args: { dir: "rtl", children: <Page /> },
} satisfies Meta<typeof DirectionProvider>;
export default meta;

export const RightToLeft = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("tab", { name: "ملخص" });
    const notes = canvas.getByRole("tab", { name: "ملاحظات" });
    await expect(summary.getBoundingClientRect().left).toBeGreaterThan(notes.getBoundingClientRect().left);
    await userEvent.click(summary);
    await arrow("ArrowLeft", () => expect(notes).toHaveFocus());
    await arrow("ArrowRight", () => expect(summary).toHaveFocus());
  },
} satisfies StoryObj<typeof meta>;
