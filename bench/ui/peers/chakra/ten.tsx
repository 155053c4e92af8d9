import {
  Badge,
  Button,
  ChakraProvider,
  Heading,
  IconButton,
  Link,
  Skeleton,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from "@chakra-ui/react";
import {
  badgeRecipe,
  buttonRecipe,
  headingRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from "@chakra-ui/react/theme";
import { dots } from "../shared/drawings.tsx";
import { show } from "../shared/show.ts";
import { systemWith } from "./system.ts";

const system = systemWith({
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
});

show(
  <ChakraProvider value={system}>
    <Stack>
      <Heading as="h1">Organic Chemistry</Heading>
      <Text color="fg.muted">An hour of talk can be read in minutes.</Text>
      <Badge>Premium</Badge>
      <Link href="#transcript">Transcript</Link>
      <Skeleton height="4" />
      <Spinner />
      <IconButton aria-label="More">{dots}</IconButton>
      <VisuallyHidden>Three recordings</VisuallyHidden>
      <Button>Generate notes</Button>
    </Stack>
  </ChakraProvider>,
);
