import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { PublicPageMailbox } from "../../frames/public-page/PublicPageMailbox.tsx";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";
import { DisclosureList } from "../../navigation/disclosure/Disclosure.tsx";
import { group, head, page } from "./FaqView.css.ts";
import { faqGroups } from "./faq-items.tsx";

export interface FaqViewProps extends PublicPageProps {
  readonly paths: PublicPageProps["paths"] & { readonly connect: string };
}

/** Answers to frequent questions (PUB-14). Static: the browser opens and closes them. */
export function FaqView(props: FaqViewProps) {
  return (
    <PublicPage {...props}>
      <div className={page}>
        <div className={head}>
          <Heading level={1}>Frequently Asked Questions</Heading>
          <Text color="secondary">
            Not answered here? Write to <PublicPageMailbox />.
          </Text>
        </div>
        {faqGroups.map(({ title, items }) => (
          <section key={title} className={group}>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <DisclosureList items={items} />
          </section>
        ))}
        <Text color="secondary">
          Want to ask in ChatGPT, Claude or your code editor?{" "}
          <Link href={props.paths.connect}>Connect your assistant</Link>.
        </Text>
      </div>
    </PublicPage>
  );
}
