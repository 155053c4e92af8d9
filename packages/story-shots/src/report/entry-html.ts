import { type DiffLine, diffLines } from "./diff-lines.ts";
import { type Html, html } from "./html.ts";
import { count, type ReportBefore, type ReportEntry, type ReportImage, toGroup, toVariant } from "./model.ts";

/** How many lines of a diff or an error are shown; the rest is folded. */
const SHOWN_LINES = 60;

/** Encodes a path for a URL, because names may contain `#`, `?` and `%`. */
const toUrl = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const toFigure = (image: ReportImage, label: string, name: string, note = ""): Html => html`<figure>
<figcaption>${label} <span class="quiet">${image.width} × ${image.height}${note}</span></figcaption>
<a class="frame" href="${toUrl(image.path)}"><img src="${toUrl(image.path)}" alt="${label}: ${name}" width="${image.width}" height="${image.height}" loading="lazy" decoding="async"></a>
</figure>`;

const toBeforeNote = ({ commit, isBaseline }: ReportBefore): string =>
  `, ${commit.slice(0, 9)}${isBaseline ? "" : ", which doesn't render the baseline itself"}`;

function toScreenshots({ name, baseline, before, after, difference }: ReportEntry): Html | undefined {
  const variant = toVariant(name);
  const sides = [
    before && toFigure(before, "Before", variant, toBeforeNote(before)),
    after && toFigure(after, "After", variant),
    difference && toFigure(difference, "Difference", variant),
  ].filter((figure) => figure !== undefined);
  if (sides.length === 0) return undefined;
  const isUnseen = after !== undefined && before === undefined && baseline !== undefined;
  return html`${isUnseen && html`<p class="quiet">The one before could not be rendered.</p>`}<div class="sides">${sides}</div>`;
}

function toLine(line: DiffLine): Html {
  if (line.kind === "gap") return html`<span class="gap">⋯ ${count(line.lines, "equal line")}</span>`;
  if (line.kind === "same") return html`<span>  ${line.text}</span>`;
  return line.kind === "added" ? html`<ins>+ ${line.text}</ins>` : html`<del>- ${line.text}</del>`;
}

function toFoldedLines(lines: readonly Html[], className: string): Html {
  // A single remaining line is shown, not folded.
  const fits = lines.length <= SHOWN_LINES + 1;
  const shown = fits ? lines : lines.slice(0, SHOWN_LINES);
  const rest = lines.slice(shown.length);
  return html`<pre class="${className}">${shown}</pre>${
    rest.length > 0 &&
    html`<details><summary>${count(rest.length, "more line")}</summary><pre class="${className}">${rest}</pre></details>`
  }`;
}

const toTree = ({ treeBefore, treeAfter }: ReportEntry): Html | undefined =>
  treeBefore === undefined && treeAfter === undefined
    ? undefined
    : toFoldedLines(diffLines(treeBefore ?? "", treeAfter ?? "").map(toLine), "lines diff");

const toError = ({ error }: ReportEntry): Html | undefined =>
  error === undefined
    ? undefined
    : toFoldedLines(
        error.split("\n").map((line) => html`<span>${line}</span>`),
        "lines error",
      );

function toDetail({ difference, before, after }: ReportEntry): string | undefined {
  if (!difference) return undefined;
  const percent = (100 * difference.pixels) / (difference.width * difference.height);
  const part = percent < 0.1 ? "less than 0.1" : percent.toFixed(1);
  const size = before && after && difference.size !== undefined ? `, ${difference.size}` : "";
  return `${count(difference.pixels, "pixel")} (${part} %)${size}`;
}

/** Links to the story in a running Storybook. Only web addresses become links. */
export const toStoryLink = (link: string, story: string, theme?: string): string | undefined =>
  /^https?:/.test(link)
    ? `${link}/?path=/story/${story}${theme === undefined ? "" : `&globals=theme:${theme}`}`
    : undefined;

/** Renders one difference. */
export function toEntryHtml(entry: ReportEntry, at: number, link: string): Html {
  const { name, kind, story, theme } = entry;
  const variant = toVariant(name);
  const dot = variant.lastIndexOf(".");
  // The group is shown above, so the component's name leaves it out.
  const inGroup = name.slice(toGroup(name).length + 1, name.length - variant.length);
  const href = story === undefined ? undefined : toStoryLink(link, story, theme);
  const detail = toDetail(entry);
  return html`<article class="entry" id="entry-${at}" aria-labelledby="title-${at}" data-kind="${kind}">
<header>
<h3 id="title-${at}"><span class="quiet">${inGroup}</span>${variant.slice(0, dot)}<span class="quiet">${variant.slice(dot)}</span></h3>
<span class="kind">${kind}</span>
${detail !== undefined && html`<span class="quiet">${detail}</span>`}
${href !== undefined && html`<a href="${href}" target="_blank" rel="noopener">Open story</a>`}
</header>
${toScreenshots(entry)}${toTree(entry)}${toError(entry)}
</article>`;
}
