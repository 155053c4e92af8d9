import { Badge } from "@lectern/ui/elements/badge";
import { ButtonLink } from "@lectern/ui/elements/button-link";
import { Divider } from "@lectern/ui/elements/divider";
import { Heading } from "@lectern/ui/elements/heading";
import { Highlight } from "@lectern/ui/elements/highlight";
import { Inline } from "@lectern/ui/elements/inline";
import { Stack } from "@lectern/ui/elements/stack";
import { Text } from "@lectern/ui/elements/text";
import { AddForm } from "./AddForm.tsx";

/** Rendered on the server. Only components with state hydrate. */
export default function Page() {
  return (
    <main style={{ maxInlineSize: "40rem", margin: "2rem auto", paddingInline: "1rem" }}>
      <Stack gap="l">
        <Inline gap="s">
          <Heading level={1} size="title">
            Reading list
          </Heading>
          <Badge tone="positive">1</Badge>
        </Inline>
        <Text>
          <Highlight>The Origin of Species</Highlight>
        </Text>
        <Divider />
        <AddForm />
        <ButtonLink href="/about">About this list</ButtonLink>
      </Stack>
    </main>
  );
}
