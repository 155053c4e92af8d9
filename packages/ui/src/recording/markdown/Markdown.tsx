import { memo, type ReactElement } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import { mapFormulas, toCodeSpan } from "@lectern/domain/formulas";
import { bindMoments } from "./bind-moments.ts";
import { copyFormulas } from "./copy-formulas.ts";
import { leadQuotations } from "./lead-quotations.ts";
import { linkHeadings } from "./link-headings.ts";
import { MarkdownFormula } from "./MarkdownFormula.tsx";
import { bound, prose } from "./Markdown.css.ts";
import { parseCitation } from "../cited-markdown/citations.ts";
import { markBeyond } from "./mark-beyond.ts";
import { MarkdownMoment } from "./MarkdownMoment.tsx";
import { nameOnce } from "./name-once.ts";
import { outline } from "./outline.ts";
import { safeUrl } from "./safe-url.ts";
import { setDirections } from "./set-directions.ts";

// One tilde is a sign of chemistry ("H~2~O") and of "about", not a deletion.
const plugins: Options["remarkPlugins"] = [[remarkGfm, { singleTilde: false }], () => outline];
const rehypePlugins: Options["rehypePlugins"] = [
  () => setDirections,
  () => linkHeadings,
  () => markBeyond,
  () => leadQuotations,
  () => nameOnce,
  () => (tree) => bindMoments(tree, bound),
];

/**
 * Private signs at the start of a code span: its text is a formula, in a line or by itself. KaTeX draws it as elements,
 * because rehype-katex parses strings of HTML, which the page refuses (Trusted Types).
 */
const INLINE = "\uE000";
const DISPLAY = "\uE001";
const withFormulas = (markdown: string): string =>
  mapFormulas(markdown, ({ tex, isDisplay }) => toCodeSpan(tex, isDisplay ? DISPLAY : INLINE));

const components: Components = {
  code: ({ children, className, dir }) => {
    const text = typeof children === "string" ? children : "";
    if (text.startsWith(INLINE)) return <MarkdownFormula tex={text.slice(1)} isDisplay={false} />;
    if (text.startsWith(DISPLAY)) return <MarkdownFormula tex={text.slice(1)} isDisplay />;
    return (
      <code className={className} dir={dir}>
        {children}
      </code>
    );
  },
  a: ({ href, children, id, className, "aria-label": label, "aria-describedby": described, ...props }) => {
    // If the address is refused, the text stays without the link.
    if (href === undefined || href === "") return <>{children}</>;
    const citation = parseCitation(href);
    if (citation !== undefined)
      return (
        <MarkdownMoment citation={citation} isNamed={!("data-again" in props)}>
          {children}
        </MarkdownMoment>
      );
    const linkProps = href.startsWith("#") ? {} : { target: "_blank", rel: "noreferrer" };
    return (
      <a href={href} id={id} className={className} aria-label={label} aria-describedby={described} {...linkProps}>
        {children}
      </a>
    );
  },
  // Loading an image from another site would tell its server who reads. Its alternative text is shown instead.
  img: ({ alt }) => <>{alt}</>,
  // Touch can scroll a wide table; this lets the keyboard scroll it too.
  table: ({ children, dir }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
    <table tabIndex={0} dir={dir}>
      {children}
    </table>
  ),
  pre: ({ children, dir }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
    <pre tabIndex={0} dir={dir}>
      {children}
    </pre>
  ),
  // The corner cell of a table is not a header.
  th: ({ children, style, dir }) =>
    children === undefined ? (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
      <td />
    ) : (
      <th style={style} dir={dir}>
        {children}
      </th>
    ),
  // Markdown's only input is the checkbox of a task list.
  input: ({ checked }) => <input type="checkbox" disabled checked={checked} aria-label={checked ? "Done" : "To do"} />,
};

export interface MarkdownProps {
  readonly children: string;
}

/** The texts that were parsed last: a tab that is opened again shows the same text, and parsing is most of its work. */
let parsed: readonly (MarkdownProps & { readonly elements: ReactElement })[] = [];
/** The summary and the notes of the open recording, and those of the one before. */
const MOST_PARSED = 4;

/** Keeps footnotes of several texts on a page apart: each has its own "1". */
function toNotePrefix(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `note-${(sum >>> 0).toString(36)}-`;
}

function parse({ children }: MarkdownProps): ReactElement {
  const known = parsed.find((each) => each.children === children);
  if (known !== undefined) return known.elements;
  // Called and not rendered, because it is a function of its options without hooks.
  const elements = ReactMarkdown({
    children: withFormulas(children),
    remarkPlugins: plugins,
    remarkRehypeOptions: { clobberPrefix: children.includes("[^") ? toNotePrefix(children) : "note-" },
    rehypePlugins,
    urlTransform: (url) => (parseCitation(url) === undefined ? safeUrl(url) : url),
    components,
  });
  parsed = [{ children, elements }, ...parsed.slice(0, MOST_PARSED - 1)];
  return elements;
}

/** Notes, summaries and answers, for long reading. HTML in the text is shown as text. */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  return (
    <div className={prose} onCopy={copyFormulas}>
      {parse(props)}
    </div>
  );
});
