import { unitTermsQuery } from "@lectern/data/recordings/unit-terms.queries";
import { KeyTerms } from "@lectern/ui/screens/folder/key-terms";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { unitMomentHref } from "../../paths.ts";
import { toKeyTermsState } from "./key-terms.view-state.ts";

interface UnitKeyTermsProps {
  readonly folderId: string;
}

/** The key terms of a folder's recordings, read when they are opened (UNT-03). */
export function UnitKeyTerms({ folderId }: UnitKeyTermsProps) {
  const { client, userId } = useFlowPorts();
  const [isOpen, setOpen] = useState(false);
  const terms = useQuery({ ...unitTermsQuery(client, userId, folderId), enabled: isOpen });
  return (
    <KeyTerms
      state={toKeyTermsState(terms, isOpen)}
      onOpenChange={setOpen}
      onRetry={() => void terms.refetch()}
      momentHref={unitMomentHref}
    />
  );
}
