import { button } from "../../elements/button/Button.css.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { actions, page, words } from "../not-found/NotFoundView.css.ts";

export interface ErrorViewProps {
  readonly paths: { readonly home: string; readonly dashboard: string };
}

/** Replaces a page that threw during rendering (PUB-15). It has no hooks, and nothing that could throw again. */
export function ErrorView({ paths }: ErrorViewProps) {
  return (
    <main className={page}>
      <EmptyPage drawing="failed" />
      <div className={words} role="alert">
        <Heading level={1}>Unexpected Application Error!</Heading>
        <Text color="secondary">Something on this page broke. Reload it, or go back to your dashboard.</Text>
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
