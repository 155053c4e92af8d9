import { PracticeView } from "@lectern/ui/screens/practice";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { reads } from "./practice.reads.ts";
import { toPracticeState } from "./practice.view-state.ts";

export function PracticeScreen() {
  const { client } = useServices();
  const user = useUser();
  const list = useQuery(reads({ client, userId: user.id, params: {} }).list);
  return <PracticeView state={toPracticeState(list)} />;
}
