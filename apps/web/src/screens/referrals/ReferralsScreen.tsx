import { profileQueries } from "@lectern/data/profiles/profiles.queries";
import { ReferralsView } from "@lectern/ui/screens/referrals";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "../../document-title.ts";
import { copyCode } from "../../wiring/copy-code.ts";
import { useFreeWeek } from "../../wiring/free-week.ts";
import { useServices } from "../../wiring/services.ts";
import { useUser } from "../../wiring/use-user.ts";
import { referralsState } from "./referrals.view-state.ts";

export function ReferralsScreen() {
  useDocumentTitle("Referrals");
  const { client, report } = useServices();
  const user = useUser();
  const [searchParams] = useSearchParams();
  const read = useQuery(profileQueries(client, user.id).referrals());
  const freeWeek = useFreeWeek();
  const snapshot = useSelector(freeWeek, (current) => current);
  return (
    <ReferralsView
      state={referralsState(read, snapshot)}
      initialCode={searchParams.get("code") ?? undefined}
      onCopyCode={(code) => void copyCode(code, report)}
      onApply={(code) => freeWeek.send({ type: "code.submitted", code })}
    />
  );
}
