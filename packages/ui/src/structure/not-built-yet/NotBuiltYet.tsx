import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { panel, words } from "./NotBuiltYet.css.ts";

export interface NotBuiltYetProps {
  readonly title: string;
  readonly level: 1 | 2;
}

/** An honest gap: the place is right, the thing is not made yet. */
export function NotBuiltYet({ title, level }: NotBuiltYetProps) {
  return (
    <div className={panel}>
      <EmptyPage drawing="waiting" />
      <div className={words}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        <Text color="secondary">This part of the product is not built yet.</Text>
      </div>
    </div>
  );
}
