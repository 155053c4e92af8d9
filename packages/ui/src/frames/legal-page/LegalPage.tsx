import { brand } from "@lectern/domain/brand";
import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { PublicPage } from "../public-page/PublicPage.tsx";
import type { PublicPageProps } from "../public-page/public-page.state.ts";
import { article, date, head, part } from "./LegalPage.css.ts";

export interface LegalPart {
  readonly title: string;
  /** Paragraphs and lists. */
  readonly body: ReactNode;
}

export interface LegalPageProps extends PublicPageProps {
  readonly title: string;
  /** Since when it holds. @default the date of the legal texts */
  readonly dated?: string;
  readonly parts: readonly LegalPart[];
}

/** PUB-09: a legal text with the date from which it applies. Static. */
export function LegalPage({ title, dated = `Effective ${brand.legalEffectiveDate}`, parts, ...frame }: LegalPageProps) {
  return (
    <PublicPage {...frame}>
      <article className={article}>
        <div className={head}>
          <Heading level={1}>{title}</Heading>
          <p className={date}>{dated}</p>
        </div>
        {parts.map((section) => (
          <section key={section.title} className={part}>
            <Heading level={2} size="title">
              {section.title}
            </Heading>
            {section.body}
          </section>
        ))}
      </article>
    </PublicPage>
  );
}
