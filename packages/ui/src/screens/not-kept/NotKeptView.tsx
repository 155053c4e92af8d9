import { formatMoment } from "@lectern/domain/dates";
import { book } from "../../elements/icon/glyphs.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { NavList } from "../../navigation/nav-list/NavList.tsx";

/** A lecture that can be read offline. */
interface KeptLecture {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** When the server answered, ISO 8601. */
  readonly savedAt: string;
}

export interface NotKeptViewProps {
  /** Names what was opened: "This lecture". */
  readonly subject: string;
  /** Latest first; undefined while they are loading. */
  readonly lectures: readonly KeptLecture[] | undefined;
  readonly libraryHref: string;
}

/**
 * Says that an opened page isn't kept on this device while there is no network, and links to kept lectures (OFF-01).
 */
export function NotKeptView({ subject, lectures, libraryHref }: NotKeptViewProps) {
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>Not available offline</Heading>
        <Text color="secondary">Reconnect to read {subject}.</Text>
      </Stack>
      {lectures !== undefined && lectures.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="title">
            Available offline
          </Heading>
          <NavList
            items={lectures.map(({ id, name, href, savedAt }) => ({
              id,
              href,
              glyph: book,
              label: `${name} · ${formatMoment(savedAt)}`,
            }))}
          />
        </Stack>
      )}
      {lectures?.length === 0 && (
        <Text>
          No lectures saved offline yet. To see them by name, open <Link href={libraryHref}>your library</Link>.
        </Text>
      )}
    </Stack>
  );
}
