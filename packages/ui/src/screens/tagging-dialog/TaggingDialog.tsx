import { useId } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { actions } from "../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { TagField } from "../../recording/tag-field/TagField.tsx";
import { heading, proposals } from "./TaggingDialog.css.ts";
import type { TaggingDialogProps } from "./tagging.state.ts";

export type { TaggingDialogProps, TaggingState } from "./tagging.state.ts";

interface ProposalsProps {
  readonly names: readonly string[];
  readonly disabled: boolean;
  readonly onAddName: (name: string) => void;
}

function Proposals({ names, disabled, onAddName }: ProposalsProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend can't be laid out in a row of buttons
    <div className={proposals} role="group" aria-labelledby={id}>
      <span id={id} className={heading}>
        Suggested tags
      </span>
      {names.map((name) => (
        <Button key={name} onClick={() => onAddName(name)} disabled={disabled}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** The tags of one or several recordings (UNT-04). Each change takes effect at once. */
export function TaggingDialog(props: TaggingDialogProps) {
  const { state, subject, onClose, onAdd, onRemove, onAddName, onManage, focusFallback } = props;
  const ready = state.kind === "ready" ? state : undefined;
  const busy = ready?.isCreating === true;
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      busy={busy}
      title="Tags"
      description={subject}
      focusFallback={focusFallback}
    >
      <div className={form}>
        {state.kind === "loading" && (
          <div aria-busy="true">
            <VisuallyHidden live>Loading tags</VisuallyHidden>
            <Skeleton shape="title" width="long" />
          </div>
        )}
        {state.kind === "failed" && <ErrorRegion>Couldn't load tags</ErrorRegion>}
        {ready !== undefined && (
          <>
            <TagField
              tags={ready.tags}
              chosen={ready.chosen}
              onAdd={onAdd}
              onRemove={onRemove}
              onCreate={onAddName}
              limit={ready.limit}
              busy={busy}
            />
            {ready.proposed.length > 0 && (
              <Proposals names={ready.proposed} disabled={busy || ready.limit !== undefined} onAddName={onAddName} />
            )}
          </>
        )}
        <div className={actions}>
          {ready !== undefined && ready.tags.length > 0 && (
            <Button onClick={onManage} disabled={busy}>
              Manage Tags
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
