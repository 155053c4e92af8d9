/** The parts of Lighthouse and its puppeteer that are used here. Both are installed on demand. */
interface Audit {
  readonly title: string;
  /** Null if the audit is only informative. */
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet?: string } }[] };
}

export interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Page {
  goto(url: string): Promise<unknown>;
  evaluate<Argument>(work: (argument: Argument) => void, argument: Argument): Promise<void>;
}

export type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: Page,
) => Promise<{ readonly lhr: Report } | undefined>;

export interface Launcher {
  launch(options: { executablePath: string; args: string[] }): Promise<{
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }>;
}

export const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
} as const;

export const getScore = (report: Report, category: keyof typeof categories): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Lists every audit that lowers a score, with the first elements that it names. */
export function listBlemishes(report: Report): string[] {
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 1) return [];
      const nodes = (audit.details?.items ?? []).flatMap(({ node }) => node?.snippet ?? []).slice(0, 3);
      const value = audit.displayValue === undefined ? "" : ` (${audit.displayValue})`;
      return [`${category}: ${audit.title}${value}${nodes.map((node) => `\n    ${node}`).join("")}`];
    }),
  );
}
