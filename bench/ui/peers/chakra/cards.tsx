import {
  Avatar,
  Card as Surface,
  ChakraProvider,
  defaultSystem,
  HStack,
  Heading,
  IconButton,
  Link,
  Menu,
  Portal,
  Text,
} from "@chakra-ui/react";
import { offerCards } from "../shared/cards.tsx";
import { dots, microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  return (
    <Surface.Root asChild>
      <article>
        <HStack>
          <Avatar.Root style={{ background: color }}>{microphone}</Avatar.Root>
          <IconButton
            variant="ghost"
            aria-pressed={isFavorite}
            aria-label={`Favorite ${name}`}
            onClick={() => onFavorite(id, !isFavorite)}
          >
            {star}
          </IconButton>
          <Menu.Root lazyMount unmountOnExit onSelect={() => onDelete(id)}>
            <Menu.Trigger asChild>
              <IconButton variant="ghost" aria-label={`More for ${name}`}>
                {dots}
              </IconButton>
            </Menu.Trigger>
            <Portal>
              <Menu.Positioner>
                <Menu.Content>
                  <Menu.Item value="delete">Delete</Menu.Item>
                </Menu.Content>
              </Menu.Positioner>
            </Portal>
          </Menu.Root>
        </HStack>
        <Heading as="h2" size="sm">
          {name}
        </Heading>
        <Text asChild textStyle="sm" color="fg.muted">
          <time dateTime={recording.createdAt}>{formatDay(recording)}</time>
        </Text>
        <Link href={`#${id}`}>Open Recording</Link>
      </article>
    </Surface.Root>
  );
}

offerCards(Card, ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>);
