import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { toTitle } from "@lectern/domain/recording";
import { NotKeptView } from "@lectern/ui/screens/not-kept";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { useKept } from "./use-kept.ts";

/** The page without a network if its data isn't kept on this device. */
export function NotKept({ subject }: { readonly subject: string }) {
  const { client, id } = useUser();
  const kept = useKept();
  const { data: list, isError } = useQuery(recordingQueries(client, id).list());
  const names = new Map(list?.recordings.map((recording) => [recording.id, toTitle(recording.name)]));
  return (
    <NotKeptView
      subject={subject}
      libraryHref={paths.recordings}
      lectures={
        kept && (list !== undefined || isError)
          ? kept.recordings.map((recording) => ({
              id: recording.id,
              name: names.get(recording.id) ?? "A lecture",
              href: paths.recording(recording.id),
              savedAt: new Date(recording.savedAt).toISOString(),
            }))
          : undefined
      }
    />
  );
}
