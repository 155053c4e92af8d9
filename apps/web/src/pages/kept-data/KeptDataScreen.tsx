import { keptDataQueries } from "@lectern/data/kept-data/kept-data";
import { KeptDataView } from "@lectern/ui/screens/kept-data";
import { useQuery } from "@tanstack/react-query";
import { ExportButton } from "../../features/export/ExportButton.tsx";
import { toReadState } from "../../features/read.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

export function KeptDataScreen() {
  const { client, id: userId } = useUser();
  const counts = useQuery(keptDataQueries(client, userId).counts());
  return (
    <KeptDataView
      state={toReadState(counts, (data) => ({ kind: "ready", counts: data }))}
      onRetry={() => void counts.refetch()}
      exportAction={<ExportButton scope={{ kind: "library" }} label="Export Everything" />}
      paths={paths}
    />
  );
}
