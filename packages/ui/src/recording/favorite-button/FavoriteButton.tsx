import { star as starGlyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { favorite, star } from "./FavoriteButton.css.ts";

export interface FavoriteButtonProps {
  readonly isFavorite: boolean;
  /** The name of the starred item, for the button's accessible name. */
  readonly of: string;
  /** `isFavorite` is the new value. */
  readonly onToggle: (isFavorite: boolean) => void;
}

/** A toggle button with a star, which is yellow while it is pressed. */
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
