import { brand } from "@lectern/domain/brand";
import {
  type Conformance,
  countEvidence,
  criteria,
  type Criterion,
  en301549,
  judgedOn,
  principles,
  section508,
  type StandardChapter,
} from "@lectern/domain/conformance";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { LegalPage, type LegalPart } from "../../frames/legal-page/LegalPage.tsx";
import { PublicPageMailbox } from "../../frames/public-page/PublicPageMailbox.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";
import { code, entry, evidence, list, title } from "./AccessibilityView.css.ts";

export type AccessibilityViewProps = PublicPageProps;

const results: Readonly<
  Record<Conformance, { readonly label: string; readonly tone: "positive" | "caution" | "neutral" }>
> = {
  supports: { label: "Supports", tone: "positive" },
  partially: { label: "Partially supports", tone: "caution" },
  "not-applicable": { label: "Not applicable", tone: "neutral" },
};

function Result({ of }: { readonly of: Conformance }) {
  const { label, tone } = results[of];
  return <Badge tone={tone}>{label}</Badge>;
}

const toId = ({ number }: Criterion): string => `criterion-${number}`;

function Names({ of, all }: { readonly of: string; readonly all: readonly string[] }) {
  return (
    <p className={evidence}>
      {of}{" "}
      {all.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <code className={code}>{name}</code>
        </span>
      ))}
    </p>
  );
}

function Entry({ criterion }: { readonly criterion: Criterion }) {
  const { number, name, level, result, note, rules = [], tests = [], axe = [], axeOnRoutes = [], byHand } = criterion;
  return (
    <section className={entry} id={toId(criterion)}>
      <div className={title}>
        <Heading level={3} size="small">
          {number} {name} (Level {level})
        </Heading>
        <Result of={result} />
      </div>
      <p>{note}</p>
      {rules.length > 0 && <Names of="Rule tests:" all={rules} />}
      {tests.length > 0 && <Names of="Tests:" all={tests} />}
      {axe.length > 0 && <Names of="axe, in every state:" all={axe} />}
      {axeOnRoutes.length > 0 && <Names of="axe, on every page:" all={axeOnRoutes} />}
      {byHand !== undefined && <p className={evidence}>By hand: {byHand}</p>}
    </section>
  );
}

function Chapters({ of }: { readonly of: readonly StandardChapter[] }) {
  return (
    <div className={list}>
      {of.map(({ chapter, name, result, note }) => (
        <section key={chapter} className={entry}>
          <div className={title}>
            <Heading level={3} size="small">
              {chapter} {name}
            </Heading>
            <Result of={result} />
          </div>
          <p>{note}</p>
        </section>
      ))}
    </div>
  );
}

const filterCriteria = (result: Conformance): readonly Criterion[] => criteria.filter((one) => one.result === result);

/** How many of the criteria that apply rest on each kind of evidence. */
const counts = countEvidence(criteria);

const parts: readonly LegalPart[] = [
  {
    title: "In short",
    body: (
      <>
        <p>
          Of the {criteria.length} criteria of WCAG 2.2 at levels A and AA, the web app supports{" "}
          {filterCriteria("supports").length}, partially supports {filterCriteria("partially").length}, and{" "}
          {filterCriteria("not-applicable").length} don&apos;t apply. “Partially” means that something is known to be
          missing or that we haven&apos;t checked everywhere:
        </p>
        <ul>
          {filterCriteria("partially").map((criterion) => (
            <li key={criterion.number}>
              <a href={`#${toId(criterion)}`}>
                {criterion.number} {criterion.name}
              </a>
            </li>
          ))}
        </ul>
        <p>
          Of the {counts.tests + counts.both + counts.byHand} that apply, {counts.tests} were evaluated with automated
          tests only, {counts.both} with tests and by a person, and {counts.byHand} by a person only.
        </p>
        <p>
          No one who depends on a screen reader, a magnifier, switches or voice control has tested {brand.name} for us
          yet. The findings below come from tests, most of which run on every change, and from our own inspection.
        </p>
      </>
    ),
  },
  {
    title: "How we evaluated it",
    body: (
      <>
        <p>
          This report follows the Voluntary Product Accessibility Template (VPAT 2.5) and covers the {brand.name} web
          app, version {brand.appVersion}. Each entry lists its evidence: numbered rules with the tests labeled with
          those numbers, test files, and checks by axe, an automated accessibility tool, in every state of every screen.
          Tests run in Chromium; two journeys, and the main pages at 200% zoom and with text twice as large, also run in
          Firefox and WebKit.
        </p>
        <p>A person checked everything that automated tests can&apos;t on {judgedOn}; each entry says how.</p>
      </>
    ),
  },
  {
    title: "Something getting in your way?",
    body: (
      <p>
        Write to <PublicPageMailbox /> and tell us the page, browser and assistive technology. We&apos;ll reply within
        30 days.
      </p>
    ),
  },
  ...principles.map((principle, index) => ({
    title: `WCAG 2.2: ${principle}`,
    body: (
      <div className={list}>
        {criteria
          .filter(({ number }) => number.startsWith(`${index + 1}.`))
          .map((criterion) => (
            <Entry key={criterion.number} criterion={criterion} />
          ))}
      </div>
    ),
  })),
  { title: "EN 301 549", body: <Chapters of={en301549} /> },
  { title: "Section 508", body: <Chapters of={section508} /> },
];

/** The accessibility conformance report (ACC-03). Static: the data is `@lectern/domain/conformance`. */
export function AccessibilityView(props: AccessibilityViewProps) {
  return <LegalPage {...props} title="Accessibility" dated={`Evaluated ${judgedOn}`} parts={parts} />;
}
