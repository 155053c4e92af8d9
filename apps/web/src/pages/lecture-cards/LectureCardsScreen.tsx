import { LectureCardsView } from "@lectern/ui/screens/lecture-cards";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { reads } from "./lecture-cards.reads.ts";
import { toLectureCardsState } from "./lecture-cards.view-state.ts";

export function LectureCardsScreen() {
  const { client } = useServices();
  const user = useUser();
  const list = useQuery(reads({ client, userId: user.id, params: {} }).list);
  return <LectureCardsView state={toLectureCardsState(list)} />;
}
