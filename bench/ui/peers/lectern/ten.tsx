import "@lectern/ui/theme";
import { Badge } from "@lectern/ui/elements/badge";
import { Button } from "@lectern/ui/elements/button";
import { Heading } from "@lectern/ui/elements/heading";
import { IconButton } from "@lectern/ui/elements/icon-button";
import { more } from "@lectern/ui/elements/icon/glyphs";
import { Link } from "@lectern/ui/elements/link";
import { Skeleton } from "@lectern/ui/elements/skeleton";
import { Spinner } from "@lectern/ui/elements/spinner";
import { Stack } from "@lectern/ui/elements/stack";
import { Text } from "@lectern/ui/elements/text";
import { VisuallyHidden } from "@lectern/ui/elements/visually-hidden";
import { show } from "../shared/show.ts";

show(
  <Stack>
    <Heading level={1}>Organic Chemistry</Heading>
    <Text color="secondary">An hour of talk can be read in minutes.</Text>
    <Badge tone="promote">Premium</Badge>
    <Link href="#transcript">Transcript</Link>
    <Skeleton shape="line" />
    <Spinner />
    <IconButton glyph={more} label="More" />
    <VisuallyHidden>Three recordings</VisuallyHidden>
    <Button variant="primary">Generate notes</Button>
  </Stack>,
);
