import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { PublicPageMailbox } from "../../frames/public-page/PublicPageMailbox.tsx";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";
import { DisclosureList } from "../../navigation/disclosure/Disclosure.tsx";
import { column, head } from "./FaqView.css.ts";
import { faqItems } from "./faq-items.tsx";

export type FaqViewProps = PublicPageProps;

/** Answers to frequent questions (PUB-14). Static: the browser opens and closes them. */
export function FaqView(props: FaqViewProps) {
  return (
    <PublicPage {...props}>
      <div className={column}>
        <div className={head}>
          <Heading level={1}>Frequently Asked Questions</Heading>
          <Text color="secondary">
            Not answered here? Write to <PublicPageMailbox />.
          </Text>
        </div>
        <DisclosureList items={faqItems} />
      </div>
    </PublicPage>
  );
}
