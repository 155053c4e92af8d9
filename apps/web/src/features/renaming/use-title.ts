import { runWrite, type Write } from "@lectern/data/options";
import type { TitleState } from "@lectern/ui/screens/recording";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

/**
 * The title of what a page shows, and its rename.
 *
 * @param toRename defines the write, which is refused if the title isn't any more the one that the student saw (COR-03)
 */
export function useTitle<Context>(toRename: (seen: string) => Write<string, Context>) {
  const cache = useQueryClient();
  const [title, setTitle] = useState<TitleState>({ kind: "idle" });
  const latest = useRef<string>(undefined);
  const rename = (draft: string, seen: string) => {
    latest.current = draft;
    setTitle({ kind: "idle" });
    runWrite(cache, toRename(seen), draft).catch(() => {
      if (latest.current === draft) setTitle({ kind: "failed", draft });
    });
  };
  return { title, rename };
}
