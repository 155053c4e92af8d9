import { brand } from "@lectern/domain/brand";
import { FeatureCard } from "../../cards/feature-card/FeatureCard.tsx";
import { PreviewItem } from "../../cards/preview-item/PreviewItem.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { button } from "../../elements/button/Button.css.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Highlight } from "../../elements/highlight/Highlight.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { SiteFooter } from "../../frames/site-footer/SiteFooter.tsx";
import { SiteHeader } from "../../frames/site-header/SiteHeader.tsx";
import { FeatureFigure } from "../../illustrations/feature-figure/FeatureFigure.tsx";
import { Settling } from "../../illustrations/settling/Settling.tsx";
import {
  about,
  actions,
  features as featuresClass,
  hero,
  lead,
  page,
  paper,
  paperFrame,
  pitch,
  plans,
  previews as previewsClass,
  prose,
  section,
  announced,
  whole,
} from "./LandingView.css.ts";
import type { LandingViewProps } from "./landing.state.ts";
import { featureItems, previewItems } from "./landing-items.ts";

export type { LandingViewProps } from "./landing.state.ts";
export { featureItems, previewItems } from "./landing-items.ts";

interface Plan {
  readonly words: string;
  /** The description of the feature. */
  readonly news: string;
}

/**
 * PUB-05: the features that the specification announces. All of them exist, and are marked as new (product decision
 * 36).
 */
const planned: readonly Plan[] = [
  {
    words: "practice questions and flashcards for one recording or a whole unit",
    news: "Cards from the lecture, each with its quote and its moment, brought back right before you'd forget them.",
  },
  {
    words: "notes organized by subject, topic or custom tags",
    news: "Tags of your own on every recording; the lecture suggests some, and your library is filtered by them.",
  },
  {
    words: "export",
    news: "Your recordings and study guides as Markdown, Word or text, one by one or all in one file.",
  },
];

/** The public page that presents the product (PUB-01 to PUB-05). Static: no hooks, only anchors. */
export function LandingView({
  paths,
  downloadHref,
  features = featureItems,
  previews = previewItems,
}: LandingViewProps) {
  return (
    <div className={page}>
      <SiteHeader paths={paths} downloadHref={downloadHref} />
      <main>
        <section className={hero}>
          <div className={pitch}>
            <Heading level={1} size="display">
              Every lecture,{" "}
              <span className={whole}>
                <Highlight>written down.</Highlight>
              </span>
            </Heading>
            <p className={lead}>
              {brand.name} records your lectures on your phone and turns them into pages: a transcript, a summary you
              can study, and answers when you ask.
            </p>
            <div className={actions}>
              <a
                href={downloadHref}
                target="_blank"
                rel="noreferrer"
                className={button({ variant: "primary", size: "large" })}
              >
                Get the app
              </a>
              <a href={paths.dashboard} className={button({ variant: "secondary", size: "large" })}>
                Open your library
              </a>
            </div>
            <Text size="label" color="muted">
              Available on iOS. Android coming soon.
            </Text>
          </div>
          <div className={paperFrame}>
            <div className={paper}>
              <Settling seed="sound becomes writing" rows={12} />
            </div>
          </div>
        </section>
        <section id="features" className={section} aria-labelledby="features-title">
          <Heading level={2} id="features-title">
            Features
          </Heading>
          <ul className={featuresClass}>
            {features.map(({ id, title, description, imageUrl, imageSet }) => (
              <li key={id}>
                <FeatureCard
                  title={title}
                  description={description}
                  imageUrl={imageUrl}
                  imageSet={imageSet}
                  drawing={<FeatureFigure figure={id} />}
                />
              </li>
            ))}
          </ul>
        </section>
        <section id="preview" className={section} aria-labelledby="preview-title">
          <Heading level={2} id="preview-title">
            A look inside
          </Heading>
          <ul className={previewsClass}>
            {previews.map(({ id, title, description, imageUrl, imageSet }, index) => (
              <li key={id}>
                <PreviewItem
                  title={title}
                  description={description}
                  imageUrl={imageUrl}
                  imageSet={imageSet}
                  side={index % 2 === 0 ? "start" : "end"}
                />
              </li>
            ))}
          </ul>
        </section>
        <section id="about" className={section} aria-labelledby="about-title">
          <div className={about}>
            <Heading level={2} id="about-title">
              About
            </Heading>
            <div className={prose}>
              <Text size="reading">
                In my second year I had two kinds of notes. In one lecture I wrote everything down and understood
                nothing; in the next I listened, and a week later I had an empty page. I started recording on my phone,
                and ended up with forty hours of audio I never listened to.
              </Text>
              <Text size="reading">
                So I wrote a small program that turned one recording into a page: what was said, what mattered, and
                where. A friend asked for hers. Then her study group did. {brand.name} is that program, grown up: it
                does the writing, so that you can do the listening.
              </Text>
              <Text color="muted">The founder of {brand.name}</Text>
              <Text>
                It is made for college students, and for anyone who records lectures or talks. Recording happens in the
                app on your phone, on iOS now, with Android coming soon; your library is here, wherever you sign in.
              </Text>
              <section className={announced} aria-labelledby="announced-title">
                <Heading level={3} size="title" id="announced-title">
                  New in Lectern
                </Heading>
                <ul className={plans}>
                  {planned.map(({ words, news }) => (
                    <li key={words}>
                      {words} <Badge tone="promote">New</Badge>
                      <Text size="label" color="secondary">
                        {news}
                      </Text>
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          </div>
        </section>
      </main>
      <SiteFooter paths={paths} />
    </div>
  );
}
