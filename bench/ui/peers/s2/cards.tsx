import "@react-spectrum/s2/page.css";
import { ActionMenu } from "@react-spectrum/s2/ActionMenu";
import { Link } from "@react-spectrum/s2/Link";
import { MenuItem } from "@react-spectrum/s2/Menu";
import { Heading } from "@react-spectrum/s2/Heading";
import { Text } from "@react-spectrum/s2/Text";
import { ToggleButton } from "@react-spectrum/s2/ToggleButton";
import { style } from "@react-spectrum/s2/style" with { type: "macro" };
import { offerCards } from "../shared/cards.tsx";
import { microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

const surface = style({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  padding: 16,
  borderRadius: "lg",
  borderWidth: 1,
  borderStyle: "solid",
  borderColor: "gray-200",
});
const row = style({ display: "flex", alignItems: "center", gap: 8 });
const disc = style({ display: "flex", alignItems: "center", justifyContent: "center", size: 32, borderRadius: "full" });

// S2's own Card must be in a CardView, a grid that renders only visible items. This card uses S2's style macro instead.
function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  return (
    <article className={surface}>
      <div className={row}>
        <span className={disc} style={{ background: color }}>
          {microphone}
        </span>
        <ToggleButton
          isQuiet
          isSelected={isFavorite}
          aria-label={`Favorite ${name}`}
          onChange={(wanted) => onFavorite(id, wanted)}
        >
          {star}
        </ToggleButton>
        <ActionMenu isQuiet aria-label={`More for ${name}`} onAction={() => onDelete(id)}>
          <MenuItem id="delete">Delete</MenuItem>
        </ActionMenu>
      </div>
      <Heading level={2} styles={style({ font: "title" })}>
        {name}
      </Heading>
      <Text styles={style({ font: "body-sm" })}>
        <time dateTime={recording.createdAt}>{formatDay(recording)}</time>
      </Text>
      <Link href={`#${id}`}>Open Recording</Link>
    </article>
  );
}

offerCards(Card, ({ children }) => children);
