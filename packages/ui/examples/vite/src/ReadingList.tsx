import { Badge } from "@lectern/ui/elements/badge";
import { Button } from "@lectern/ui/elements/button";
import { Heading } from "@lectern/ui/elements/heading";
import { Inline } from "@lectern/ui/elements/inline";
import { Stack } from "@lectern/ui/elements/stack";
import { Text } from "@lectern/ui/elements/text";
import { Checkbox } from "@lectern/ui/forms/checkbox";
import { Select } from "@lectern/ui/forms/select";
import { Switch } from "@lectern/ui/forms/switch";
import { TextField } from "@lectern/ui/forms/text-field";
import { Tabs } from "@lectern/ui/navigation/tabs";
import { type FormEvent, useState } from "react";

const kinds = [
  { value: "book", label: "Book" },
  { value: "paper", label: "Paper" },
] as const;

/** Ten components in one small page. */
export function ReadingList() {
  const [tab, setTab] = useState<"list" | "add">("list");
  const [titles, setTitles] = useState<readonly string[]>(["The Origin of Species"]);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    if (typeof title === "string") setTitles([...titles, title]);
    setTab("list");
  };

  return (
    <main style={{ maxInlineSize: "40rem", margin: "2rem auto", paddingInline: "1rem" }}>
      <Stack gap="l">
        <Inline gap="s">
          <Heading level={1} size="title">
            Reading list
          </Heading>
          <Badge tone="positive">{titles.length}</Badge>
        </Inline>
        <Tabs
          label="Reading list"
          value={tab}
          onChange={setTab}
          items={[
            { value: "list", label: "List", content: titles.map((title) => <Text key={title}>{title}</Text>) },
            {
              value: "add",
              label: "Add",
              content: (
                <form onSubmit={add}>
                  <Stack gap="m">
                    <TextField label="Title" name="title" required />
                    <Select label="Kind" name="kind" placeholder="Choose a kind" options={kinds} />
                    <Checkbox name="owned">I have it</Checkbox>
                    <Switch label="Remind me" name="remind" />
                    <Button type="submit" variant="primary">
                      Add to the list
                    </Button>
                  </Stack>
                </form>
              ),
            },
          ]}
        />
      </Stack>
    </main>
  );
}
