import "./styles.ts";
import { Avatar, Card as Surface, DropdownMenu, Flex, Heading, IconButton, Link, Text, Theme } from "@radix-ui/themes";
import { offerCards } from "../shared/cards.tsx";
import { dots, microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  return (
    <Surface asChild>
      <article>
        <Flex gap="2" align="center">
          <Avatar radius="full" fallback={microphone} style={{ background: color }} />
          <IconButton
            variant="ghost"
            aria-pressed={isFavorite}
            aria-label={`Favorite ${name}`}
            onClick={() => onFavorite(id, !isFavorite)}
          >
            {star}
          </IconButton>
          <DropdownMenu.Root modal={false}>
            <DropdownMenu.Trigger>
              <IconButton variant="ghost" aria-label={`More for ${name}`}>
                {dots}
              </IconButton>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item color="red" onSelect={() => onDelete(id)}>
                Delete
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </Flex>
        <Heading as="h2" size="3">
          {name}
        </Heading>
        <Text size="2" color="gray" asChild>
          <time dateTime={recording.createdAt}>{formatDay(recording)}</time>
        </Text>
        <Link href={`#${id}`}>Open Recording</Link>
      </article>
    </Surface>
  );
}

offerCards(Card, ({ children }) => <Theme>{children}</Theme>);
