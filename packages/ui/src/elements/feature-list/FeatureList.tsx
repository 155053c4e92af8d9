import { check } from "../icon/screen-glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { item, list, tick } from "./FeatureList.css.ts";

export interface FeatureListProps extends ClassNameProps {
  /** One line each, all different. */
  readonly features: readonly string[];
}

/** A list of features, each with a check mark. */
export function FeatureList({ features, className }: FeatureListProps) {
  return (
    <ul className={joinClasses(list, className)}>
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
