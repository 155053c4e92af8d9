import { unitTermsQuery } from "@lectern/data/recordings/unit-terms";
import { KeyTerms } from "@lectern/ui/screens/folder/key-terms";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toReadState } from "../../features/read.ts";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { unitMomentHref } from "../../paths.ts";

/** The key terms of a folder's recordings, read when they are opened (UNT-03). */
export function UnitKeyTerms({ folderId }: { readonly folderId: string }) {
  const { client, userId } = useFlowPorts();
  const [isOpen, setOpen] = useState(false);
  const terms = useQuery({ ...unitTermsQuery(client, userId, folderId), enabled: isOpen });
  return (
    <KeyTerms
      state={isOpen ? toReadState(terms, (index) => ({ kind: "ready", index })) : { kind: "closed" }}
      onOpenChange={setOpen}
      onRetry={() => void terms.refetch()}
      momentHref={unitMomentHref}
    />
  );
}
