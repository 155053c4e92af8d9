import { AskUnit, type AskUnitProps } from "./AskUnit.tsx";
import { UnitKeyTerms } from "./UnitKeyTerms.tsx";

/** What a folder's recordings are together: they are asked, and their key terms are read. */
export function UnitRegions(props: AskUnitProps) {
  return (
    <>
      <AskUnit {...props} />
      <UnitKeyTerms folderId={props.folderId} />
    </>
  );
}
