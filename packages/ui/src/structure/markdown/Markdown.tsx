import type { ComponentProps } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { prose } from "./Markdown.css.ts";
import { safeUrl } from "./safe-url.ts";

const plugins = [remarkGfm];

type HeadingProps = Pick<ComponentProps<"h2">, "children" | "id" | "className">;

/** The page has its own h1, the title: what a text calls first is second here. */
const lowered = {
  h1: ({ children, id, className }: HeadingProps) => <h2 {...{ id, className }}>{children}</h2>,
  h2: ({ children, id, className }: HeadingProps) => <h3 {...{ id, className }}>{children}</h3>,
  h3: ({ children, id, className }: HeadingProps) => <h4 {...{ id, className }}>{children}</h4>,
  h4: ({ children, id, className }: HeadingProps) => <h5 {...{ id, className }}>{children}</h5>,
  h5: ({ children, id, className }: HeadingProps) => <h6 {...{ id, className }}>{children}</h6>,
} satisfies Components;

const components: Components = {
  ...lowered,
  a: ({ href, children, id, className, "aria-label": label, "aria-describedby": described }) => {
    // A refused address leaves the words and drops the link.
    if (href === undefined || href === "") return <>{children}</>;
    const own = href.startsWith("#") ? {} : { target: "_blank", rel: "noreferrer" };
    return (
      <a href={href} id={id} className={className} aria-label={label} aria-describedby={described} {...own}>
        {children}
      </a>
    );
  },
  // A picture from elsewhere would tell its server who reads; its words stay.
  img: ({ alt }) => <>{alt}</>,
  // The browser makes a wide table scroll by touch; this lets the keyboard reach it too.
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
    <table tabIndex={0}>{children}</table>
  ),
};

export interface MarkdownProps {
  readonly children: string;
}

/** Notes and summaries, for long reading. HTML in the text is shown as text. */
export function Markdown({ children }: MarkdownProps) {
  return (
    <div className={prose}>
      <ReactMarkdown remarkPlugins={plugins} urlTransform={safeUrl} components={components}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
