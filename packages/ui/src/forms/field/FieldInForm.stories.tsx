import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controller, useForm } from "react-hook-form";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { Select } from "../select/Select.tsx";
import { Switch } from "../switch/Switch.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";

const topics = [
  { value: "recording", label: "Recording" },
  { value: "billing", label: "Billing" },
] as const;
const urgencies = [
  { value: "soon", label: "Soon" },
  { value: "later", label: "Later" },
] as const;

interface Answers {
  readonly name: string;
  readonly story: string;
  readonly topic: "recording" | "billing" | "";
  readonly urgency: "soon" | "later" | undefined;
  readonly agreed: boolean;
  readonly updates: boolean;
}
interface FormProps {
  readonly onSend: (answers: object) => void;
}

/** Uncontrolled fields, which the browser validates and submits by name. */
function FieldInForm({ onSend }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack gap="m">
        <TextField label="Name" name="name" required />
        <TextArea label="What happened" name="story" defaultValue="It stopped." />
        <Select label="Topic" name="topic" placeholder="Choose a topic" options={topics} />
        <RadioGroup label="How soon" name="urgency" options={urgencies} defaultValue="later" />
        <Checkbox name="agreed" value="yes" required>
          I agree to be asked about it
        </Checkbox>
        <Switch label="Updates by mail" name="updates" value="yes" defaultChecked />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

/** A form library controls the values, and focuses the first invalid field. */
function LibraryForm({ onSend }: FormProps) {
  const { control, handleSubmit } = useForm<Answers>({
    defaultValues: { name: "", story: "", topic: "", urgency: undefined, agreed: false, updates: true },
  });
  const required = { required: "Say something here." };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
      <Stack gap="m">
        <Controller
          name="name"
          control={control}
          rules={required}
          render={({ field, fieldState }) => <TextField label="Name" {...field} error={fieldState.error?.message} />}
        />
        <Controller
          name="story"
          control={control}
          render={({ field }) => <TextArea label="What happened" {...field} />}
        />
        <Controller
          name="topic"
          control={control}
          rules={required}
          render={({ field, fieldState }) => (
            <Select
              label="Topic"
              placeholder="Choose a topic"
              options={topics}
              {...field}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="urgency"
          control={control}
          render={({ field }) => <RadioGroup label="How soon" options={urgencies} {...field} />}
        />
        <Controller
          name="agreed"
          control={control}
          render={({ field: { value, ...field } }) => (
            <Checkbox {...field} checked={value}>
              I agree to be asked about it
            </Checkbox>
          )}
        />
        <Controller
          name="updates"
          control={control}
          render={({ field: { value, ...field } }) => <Switch label="Updates by mail" {...field} checked={value} />}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

const meta = {
  component: FieldInForm,
  args: { onSend: fn() },
} satisfies Meta<typeof FieldInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentByTheBrowser = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(name).toHaveFocus();
    await userEvent.type(name, "Maya");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Topic" }), "Billing");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("switch"));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      name: "Maya",
      story: "It stopped.",
      topic: "billing",
      urgency: "later",
      agreed: "yes",
    });
  },
} satisfies Story;

/** A fieldset disables everything in it. */
export const Disabled = {
  render: (args) => (
    <fieldset disabled style={{ border: "none", padding: 0, margin: 0 }}>
      <FieldInForm {...args} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    for (const role of ["textbox", "combobox", "radio", "checkbox", "switch", "button"] as const)
      for (const control of canvas.getAllByRole(role)) await expect(control).toBeDisabled();
  },
} satisfies Story;

/** With react-hook-form. */
export const HeldByALibrary = {
  render: ({ onSend }) => <LibraryForm onSend={onSend} />,
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const topic = canvas.getByRole("combobox", { name: "Topic" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription("Say something here."));
    await expect(topic).toHaveAccessibleDescription("Say something here.");
    await expect(name).toHaveFocus();
    await userEvent.type(name, "Maya");
    await userEvent.type(canvas.getByRole("textbox", { name: "What happened" }), "It stopped.");
    await userEvent.selectOptions(topic, "Billing");
    await userEvent.click(canvas.getByRole("radio", { name: "Soon" }));
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("switch"));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        name: "Maya",
        story: "It stopped.",
        topic: "billing",
        urgency: "soon",
        agreed: true,
        updates: false,
      }),
    );
  },
} satisfies Story;
