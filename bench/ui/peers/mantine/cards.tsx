import "@mantine/core/styles.css";
import {
  ActionIcon,
  Anchor,
  Card as Surface,
  Group,
  MantineProvider,
  Menu,
  Text,
  ThemeIcon,
  Title,
} from "@mantine/core";
import { offerCards } from "../shared/cards.tsx";
import { dots, microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  return (
    <Surface component="article" withBorder>
      <Group>
        <ThemeIcon radius="xl" size="lg" color={color}>
          {microphone}
        </ThemeIcon>
        <ActionIcon
          variant="subtle"
          aria-pressed={isFavorite}
          aria-label={`Favorite ${name}`}
          onClick={() => onFavorite(id, !isFavorite)}
        >
          {star}
        </ActionIcon>
        <Menu>
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={`More for ${name}`}>
              {dots}
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" onClick={() => onDelete(id)}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Title order={2} size="h5">
        {name}
      </Title>
      <Text component="time" size="sm" c="dimmed" dateTime={recording.createdAt}>
        {formatDay(recording)}
      </Text>
      <Anchor href={`#${id}`}>Open Recording</Anchor>
    </Surface>
  );
}

offerCards(Card, ({ children }) => <MantineProvider>{children}</MantineProvider>);
