import { brand } from "@lectern/domain/brand";
import { formatPrice, planOffers } from "@lectern/domain/checkout";
import { WEEKLY_MINUTES } from "@lectern/domain/week";
import { FeatureCard } from "../../cards/feature-card/FeatureCard.tsx";
import { PreviewItem } from "../../cards/preview-item/PreviewItem.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { button } from "../../elements/button/Button.css.ts";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Highlight } from "../../elements/highlight/Highlight.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { SiteFooter } from "../../frames/site-footer/SiteFooter.tsx";
import { SiteHeader } from "../../frames/site-header/SiteHeader.tsx";
import { FeatureFigure } from "../../illustrations/feature-figure/FeatureFigure.tsx";
import { Settling } from "../../illustrations/settling/Settling.tsx";
import * as styles from "./LandingView.css.ts";
import type { LandingViewProps } from "./landing.state.ts";
import { featureItems, newsItems as news, previewItems, reasonItems } from "./landing-items.ts";

export type { LandingViewProps } from "./landing.state.ts";
export { featureItems, previewItems, reasonItems } from "./landing-items.ts";

const monthlyPrice = formatPrice(planOffers.find(({ duration }) => duration === "month")?.cents ?? 0);

/** Matches the layout of the reasons in LandingView.css.ts. */
const REASON_SIZES = "(max-width: 40em) 92vw, (max-width: 56.25em) 45vw, 18rem";

/** The public page that presents the product (PUB-01 to PUB-05). Static: no hooks, only anchors. */
export function LandingView({
  paths,
  downloadHref,
  reasons = reasonItems,
  features = featureItems,
  previews = previewItems,
}: LandingViewProps) {
  return (
    <div className={styles.page}>
      <SiteHeader paths={paths} downloadHref={downloadHref} />
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <Heading level={1} size="display">
              Every lecture,{" "}
              <span className={styles.whole}>
                <Highlight>written down.</Highlight>
              </span>
            </Heading>
            <p className={styles.lead}>
              Record lectures on your phone. Get a transcript, a summary you can study, and answers when you ask.
            </p>
            <div className={styles.actions}>
              <a
                href={downloadHref}
                target="_blank"
                rel="noreferrer"
                className={button({ variant: "primary", size: "large" })}
              >
                Get the App
              </a>
              <a href={paths.sample} className={button({ variant: "secondary", size: "large" })}>
                Read a Sample Lecture
              </a>
            </div>
            <div className={styles.facts}>
              {paths.pricing !== undefined && (
                <Text size="label" color="muted">
                  Free: {WEEKLY_MINUTES} minutes a week. <Link href={paths.pricing}>Premium</Link>: unlimited for{" "}
                  {monthlyPrice} a month, less by the semester.
                </Text>
              )}
              <Text size="label" color="muted">
                Available on iOS. Android coming soon.
              </Text>
            </div>
          </div>
          <div className={styles.paperFrame}>
            <div className={styles.paper}>
              <Settling seed="sound becomes writing" />
            </div>
          </div>
        </section>
        <section id="why" className={styles.why} aria-labelledby="why-title">
          <Heading level={2} id="why-title">
            Why not just paste it into ChatGPT?
          </Heading>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason.id}>
                <FeatureCard {...reason} drawing={<FeatureFigure figure="information" />} sizes={REASON_SIZES} />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="new-title">
          <Heading level={2} id="new-title">
            New in Lectern
          </Heading>
          <ul className={styles.news}>
            {news.map(({ words, description }) => (
              <li key={words} className={styles.newsItem}>
                <Badge tone="promote">New</Badge>
                <Heading level={3} size="title" className={styles.newsTitle}>
                  {words}
                </Heading>
                <Text color="secondary">{description}</Text>
              </li>
            ))}
          </ul>
        </section>
        <section id="features" className={styles.section} aria-labelledby="features-title">
          <Heading level={2} id="features-title">
            Features
          </Heading>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature.id}>
                <FeatureCard {...feature} drawing={<FeatureFigure figure={feature.id} />} />
              </li>
            ))}
          </ul>
        </section>
        <section id="preview" className={styles.section} aria-labelledby="preview-title">
          <Heading level={2} id="preview-title">
            A look inside
          </Heading>
          <ul className={styles.previews}>
            {previews.map((preview, index) => (
              <li key={preview.id}>
                <PreviewItem {...preview} side={index % 2 === 0 ? "start" : "end"} />
              </li>
            ))}
          </ul>
        </section>
        <section id="about" className={styles.section} aria-labelledby="about-title">
          <div className={styles.about}>
            <Heading level={2} id="about-title">
              About
            </Heading>
            <div className={styles.prose}>
              <Text size="reading">
                Sophomore year, I had two kinds of notes. In one lecture I wrote everything down and understood nothing;
                in the next I listened, and a week later I had an empty page. I started recording on my phone, and ended
                up with forty hours of audio I never listened to.
              </Text>
              <Text size="reading">
                So I wrote a small program that turned one recording into a page: what was said, what mattered, and
                where. A friend wanted one too. Then her whole study group did. {brand.name} is that program, grown up:
                it does the writing, so you can do the listening.
              </Text>
              <Text color="muted">The founder of {brand.name}</Text>
              <Text>
                It&apos;s made for college students, and for anyone who records lectures or talks. You record in the app
                on your phone, on iOS now, with Android coming soon; your library is here, wherever you log in.
              </Text>
            </div>
          </div>
        </section>
      </main>
      <SiteFooter paths={paths} />
    </div>
  );
}
