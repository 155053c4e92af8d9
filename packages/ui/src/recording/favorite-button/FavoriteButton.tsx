import { star as starGlyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { favorite, star } from "./FavoriteButton.css.ts";

export interface FavoriteButtonProps {
  readonly isFavorite: boolean;
  /** What is starred, for the button's name. */
  readonly of: string;
  /** `isFavorite` is the wanted value. */
  readonly onToggle: (isFavorite: boolean) => void;
}

/** A pressed button, filled yellow while it holds. */
export function FavoriteButton({ isFavorite, of, onToggle }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      className={favorite}
      aria-pressed={isFavorite}
      aria-label={`Favorite ${of}`}
      onClick={() => onToggle(!isFavorite)}
    >
      <Icon glyph={starGlyph} className={star} />
    </button>
  );
}
