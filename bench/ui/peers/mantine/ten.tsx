import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/VisuallyHidden.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Anchor.css";
import "@mantine/core/styles/Badge.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Skeleton.css";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Title.css";
import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Loader,
  MantineProvider,
  Skeleton,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from "@mantine/core";
import { dots } from "../shared/drawings.tsx";
import { show } from "../shared/show.ts";

show(
  <MantineProvider>
    <Stack>
      <Title order={1}>Organic Chemistry</Title>
      <Text c="dimmed">An hour of talk can be read in minutes.</Text>
      <Badge>Premium</Badge>
      <Anchor href="#transcript">Transcript</Anchor>
      <Skeleton height={16} />
      <Loader />
      <ActionIcon aria-label="More">{dots}</ActionIcon>
      <VisuallyHidden>Three recordings</VisuallyHidden>
      <Button>Generate notes</Button>
    </Stack>
  </MantineProvider>,
);
