import { type CardKind, cardKinds, cardLimits } from "@lectern/domain/cards";
import type { CardStatus } from "@lectern/domain/practice";
import { useState } from "react";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Select } from "../../forms/select/Select.tsx";
import { lazyDeleteDialog } from "../../overlays/delete-dialog/lazy-delete-dialog.ts";
import { cardKindLabels } from "../../recording/card-kinds.ts";
import { LectureCardsEditor } from "./LectureCardsEditor.tsx";
import { LectureCardsWords } from "./LectureCardsWords.tsx";
import type { LectureCard, LectureCardsViewProps } from "./lecture-cards.state.ts";
import * as styles from "./LectureCardsView.css.ts";

const statuses: Record<CardStatus, string> = { new: "New", learning: "Learning", known: "Known", due: "Due" };

const ALL = "all";

export interface LectureCardsKeptProps
  extends Pick<LectureCardsViewProps, "onKeep" | "onEdit" | "onSuspend" | "onDelete"> {
  readonly kept: readonly LectureCard[];
  /** The id of the card whose fields are open. */
  readonly editing: string | undefined;
  readonly onEditing: (id: string | undefined) => void;
  /** Gets the focus after a card was deleted. */
  readonly titleRef: { readonly current: HTMLElement | null };
}

/** The kept cards: each can be edited, suspended and deleted; a filter shows one kind. */
export function LectureCardsKept(props: LectureCardsKeptProps) {
  const { kept, editing, onEditing, titleRef } = props;
  const [kind, setKind] = useState<CardKind | typeof ALL>(ALL);
  const [deleting, setDeleting] = useState<LectureCard>();
  const [isDialogNeeded, setDialogNeeded] = useState(false);
  const loadDialog = () => setDialogNeeded(true);
  const kinds = cardKinds.filter((each) => kept.some((card) => card.kind === each));
  const chosen = kinds.some((each) => each === kind) ? kind : ALL;
  const shown = chosen === ALL ? kept : kept.filter((card) => card.kind === chosen);
  return (
    <section className={styles.section} aria-label="Kept cards">
      <div className={styles.sectionHead}>
        <Heading level={2} size="title">
          {kept.length} kept
        </Heading>
        {kinds.length > 1 && (
          <div className={styles.filter}>
            <Select
              label="Type"
              placeholder="Choose a type"
              options={[
                { value: ALL, label: "All types" },
                ...kinds.map((each) => ({ value: each, label: cardKindLabels[each] })),
              ]}
              value={chosen}
              onChange={setKind}
            />
          </div>
        )}
      </div>
      {kept.length >= cardLimits.kept && (
        <Text color="secondary">A recording can have up to {cardLimits.kept} cards. Delete some to keep others.</Text>
      )}
      <ul className={styles.list}>
        {shown.map((card) => (
          <li key={card.id}>
            <article className={styles.card} data-card={card.id} tabIndex={-1} aria-label={card.front}>
              {editing === card.id ? (
                <LectureCardsEditor card={card} onEdit={props.onEdit} onClose={() => onEditing(undefined)} />
              ) : (
                <>
                  <div className={styles.marks}>
                    <Badge>{cardKindLabels[card.kind]}</Badge>
                    <Badge tone={card.isSuspended ? "neutral" : "info"}>
                      {card.isSuspended ? "Suspended" : statuses[card.status]}
                    </Badge>
                  </div>
                  <LectureCardsWords card={card} />
                  {card.isSourceChanged && (
                    <p className={styles.notice}>
                      This part of the transcript changed. You won't see this card again until you've checked it.
                      <Button size="small" onClick={() => props.onKeep([card.id])}>
                        Still Correct
                      </Button>
                    </p>
                  )}
                  <div className={styles.buttons}>
                    <Button size="small" onClick={() => onEditing(card.id)}>
                      Edit
                    </Button>
                    <Button size="small" onClick={() => props.onSuspend(card.id, !card.isSuspended)}>
                      {card.isSuspended ? "Unsuspend" : "Suspend"}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      onPointerEnter={loadDialog}
                      onFocus={loadDialog}
                      onClick={() => {
                        loadDialog();
                        setDeleting(card);
                      }}
                    >
                      Delete
                    </Button>
                  </div>
                </>
              )}
            </article>
          </li>
        ))}
      </ul>
      {isDialogNeeded && (
        <lazyDeleteDialog.Overlay
          noun="card"
          of={deleting?.front ?? ""}
          kept="Its reviews are deleted with it."
          open={deleting !== undefined}
          onOpenChange={(isOpen) => {
            if (!isOpen) setDeleting(undefined);
          }}
          onMissing={() => {
            setDialogNeeded(false);
            setDeleting(undefined);
          }}
          onConfirm={() => {
            if (deleting !== undefined) props.onDelete(deleting.id);
            setDeleting(undefined);
          }}
          focusOnConfirm={titleRef}
        />
      )}
    </section>
  );
}
