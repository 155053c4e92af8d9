import { keptDataQueries } from "@lectern/data/kept-data/kept-data.queries";
import { KeptDataView } from "@lectern/ui/screens/kept-data";
import { useQuery } from "@tanstack/react-query";
import { ExportButton } from "../../features/export/ExportButton.tsx";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { toKeptDataState } from "./kept-data.view-state.ts";

export function KeptDataScreen() {
  const { client, id: userId } = useUser();
  const counts = useQuery(keptDataQueries(client, userId).counts());
  return (
    <KeptDataView
      state={toKeptDataState(counts)}
      onRetry={() => void counts.refetch()}
      exportAction={<ExportButton scope={{ kind: "library" }} label="Export Everything" />}
      paths={paths}
    />
  );
}
