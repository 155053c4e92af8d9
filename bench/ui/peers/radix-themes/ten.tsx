import "./styles.ts";
import {
  Badge,
  Button,
  Flex,
  Heading,
  IconButton,
  Link,
  Skeleton,
  Spinner,
  Text,
  Theme,
  VisuallyHidden,
} from "@radix-ui/themes";
import { dots } from "../shared/drawings.tsx";
import { show } from "../shared/show.ts";

show(
  <Theme>
    <Flex direction="column" gap="3">
      <Heading as="h1">Organic Chemistry</Heading>
      <Text color="gray">An hour of talk can be read in minutes.</Text>
      <Badge>Premium</Badge>
      <Link href="#transcript">Transcript</Link>
      <Skeleton height="1rem" />
      <Spinner />
      <IconButton aria-label="More">{dots}</IconButton>
      <VisuallyHidden>Three recordings</VisuallyHidden>
      <Button>Generate notes</Button>
    </Flex>
  </Theme>,
);
