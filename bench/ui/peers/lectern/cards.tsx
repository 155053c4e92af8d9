import "@lectern/ui/theme";
import { RecordingCard } from "@lectern/ui/cards/recording-card";
import { offerCards } from "../shared/cards.tsx";
import type { CardProps } from "../shared/recordings.ts";

function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id } = recording;
  return (
    <RecordingCard
      recording={{ ...recording, folderId: null, glyph: "microphone" }}
      href={`#${id}`}
      onToggleFavorite={(isFavorite) => onFavorite(id, isFavorite)}
      onDelete={() => onDelete(id)}
    />
  );
}

offerCards(Card, ({ children }) => children);
