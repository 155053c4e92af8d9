import { offerCards } from "../shared/cards.tsx";
import { dots, microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

/** Without a library: the same elements with React and the browser alone. */
function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  return (
    <article>
      <span style={{ color }}>{microphone}</span>
      <button
        type="button"
        aria-pressed={isFavorite}
        aria-label={`Favorite ${name}`}
        onClick={() => onFavorite(id, !isFavorite)}
      >
        {star}
      </button>
      <button type="button" aria-haspopup="menu" aria-label={`More for ${name}`} onClick={() => onDelete(id)}>
        {dots}
      </button>
      <h2>{name}</h2>
      <time dateTime={recording.createdAt}>{formatDay(recording)}</time>
      <a href={`#${id}`}>Open Recording</a>
    </article>
  );
}

offerCards(Card, ({ children }) => children);
