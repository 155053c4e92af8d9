import { button } from "../../elements/button/Button.css.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { actions, page, words } from "./NotFoundView.css.ts";

export interface NotFoundViewProps {
  readonly paths: { readonly home: string; readonly dashboard: string };
}

/** The page for unknown addresses (PUB-13). It has plain anchors and no hooks, because it is served as HTML too. */
export function NotFoundView({ paths }: NotFoundViewProps) {
  return (
    <main className={page}>
      <EmptyPage drawing="search" />
      <div className={words}>
        <Heading level={1}>Page not found</Heading>
        <Text color="secondary">There's nothing at this address.</Text>
      </div>
      <div className={actions}>
        <a href={paths.home} className={button({ variant: "secondary" })}>
          Go Home
        </a>
        <a href={paths.dashboard} className={button({ variant: "primary" })}>
          Go to Dashboard
        </a>
      </div>
    </main>
  );
}
