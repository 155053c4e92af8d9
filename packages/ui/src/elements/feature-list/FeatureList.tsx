import { check } from "../icon/screen-glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import { item, list, tick } from "./FeatureList.css.ts";

export interface FeatureListProps {
  readonly features: readonly string[];
}

/** What is in it, point by point. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={list}>
      {features.map((feature) => (
        <li key={feature} className={item}>
          <span className={tick}>
            <Icon glyph={check} size="small" />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
