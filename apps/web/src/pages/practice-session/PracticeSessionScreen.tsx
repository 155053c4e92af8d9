import { PracticeSessionView } from "@lectern/ui/screens/practice-session";
import { useSearchParams } from "react-router-dom";
import { toPracticeSessionState } from "./practice-session.view-state.ts";

export function PracticeSessionScreen() {
  const [searchParams] = useSearchParams();
  return <PracticeSessionView state={toPracticeSessionState(searchParams)} />;
}
