import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Baselines } from "./baselines.ts";
import type { Result, Run } from "./run.ts";

interface Told {
  readonly run: Run;
  readonly failed: readonly Result[];
  /** Where a Storybook runs. */
  readonly link: string;
  readonly browser: string;
  readonly baselines: Baselines;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

const image = (picture: Buffer, type: "png" | "webp", what: string): string =>
  `<img alt="${what}" loading="lazy" src="data:image/${type};base64,${picture.toString("base64")}">`;

const figure = (label: string, inner: string): string => `<figure><figcaption>${label}</figcaption>${inner}</figure>`;

function pictures({ name, verdict }: Result, baselines: Baselines): string {
  const before = () => image(readFileSync(baselines.file(name)), "webp", "before");
  switch (verdict.kind) {
    case "new":
      return figure("after", image(verdict.after.png, "png", "after"));
    case "removed":
      return figure("before", before());
    case "broken":
      return `<pre>${escaped(verdict.error)}</pre>`;
    case "changed": {
      const [a, b] = [before(), image(verdict.after.png, "png", "after")];
      const laid = `<div class="laid"><div>${a}</div><div class="over">${b}</div></div>
        <input type="range" min="0" max="100" value="50" aria-label="how much of after is shown">`;
      return [
        figure("slider: before | after", laid),
        figure("difference", image(verdict.difference.picture, "webp", "difference")),
        figure("before", a),
        figure("after", b),
      ].join("\n");
    }
    case "same":
      break;
  }
  return "";
}

function entry(result: Result, { link, baselines }: Told): string {
  const { name, story, theme, verdict } = result;
  const what =
    verdict.kind === "changed"
      ? `${verdict.difference.pixels} pixels${verdict.difference.size ? `, ${verdict.difference.size}` : ""}`
      : "";
  const open = story
    ? `<a href="${escaped(`${link}/?path=/story/${story.id}&globals=look:${theme ?? "light"}`)}">open the story</a>`
    : "";
  return `<article data-kind="${verdict.kind}"><h3>${escaped(name.slice(name.lastIndexOf("/") + 1))}</h3>
    <p><b class="${verdict.kind}">${verdict.kind}</b> ${what} ${open}</p>
    <div class="pictures">${pictures(result, baselines)}</div></article>`;
}

const componentOf = ({ name }: Result): string => name.slice(0, name.lastIndexOf("/"));

/** Writes one file that needs nothing beside it, and gives its path. */
export function writeReport(folder: string, told: Told): string {
  const { run, failed, browser, baselines } = told;
  const groups = Map.groupBy(failed, componentOf);
  const contents = [...groups].map(([title, of]) => `<li><a href="#${title}">${title}</a> ${of.length}</li>`);
  const sections = [...groups].map(
    ([title, of]) =>
      `<section id="${title}"><h2>${title}</h2>${of.map((each) => entry(each, told)).join("\n")}</section>`,
  );
  const kinds = Map.groupBy(failed, ({ verdict }) => verdict.kind);
  const filters = [...kinds].map(
    ([kind, of]) => `<label><input type="checkbox" checked value="${kind}"> ${kind} ${of.length}</label>`,
  );
  const verdict = failed.length === 0 ? "Nothing differs" : `${failed.length} of ${run.results.length} pictures differ`;
  const unsteady = run.unsteady.map((name) => `<li>${escaped(name)}</li>`).join("");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${verdict}</title><style>${style}</style>
<header><h1>${verdict}</h1><p>${run.stories} stories, ${run.results.length} pictures, ${run.seconds.toFixed(1)} s,
Chromium ${browser}${baselines.browser && baselines.browser !== browser ? `; accepted ones by ${baselines.browser}` : ""}.
To accept: <code>npm run visual -- --update</code>, or with <code>--only &lt;component&gt;</code>.</p>
<p class="filters">${filters.join(" ")}</p><ol>${contents.join("")}</ol>
${unsteady ? `<details><summary>Unsteady: other in a page that had shown other stories</summary><ul>${unsteady}</ul></details>` : ""}
</header><main>${sections.join("\n")}</main><script>${script}</script></html>`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "index.html");
  writeFileSync(file, html);
  return file;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:light-dark(#ddd,#444)}
body{margin:0 auto;max-width:100rem;padding:1.5rem}h1{margin:0}h2{margin-block:2.5rem .5rem;position:sticky;top:0;background:Canvas;padding-block:.5rem;z-index:2}
article{border-top:1px solid var(--line);padding-block:1rem}h3{margin:0;font-size:1rem}ol{columns:20rem}p{margin-block:.25rem}
.pictures{display:flex;flex-wrap:wrap;gap:1rem;align-items:start;margin-top:.5rem}figure{margin:0;max-width:100%}figcaption{font-size:.85rem;opacity:.75}
img{display:block;max-width:min(100%,46rem);height:auto;outline:1px solid var(--line)}
.laid{position:relative;width:fit-content;max-width:100%}.over{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%));border-inline-start:0}
.laid::after{content:"";position:absolute;inset-block:0;left:var(--at,50%);width:1px;background:#d62060}
input[type=range]{width:100%}b{padding:.1rem .5rem;border-radius:1rem;background:light-dark(#eee,#333)}b.changed,b.broken{background:#d62060;color:#fff}b.new{background:#0b66bf;color:#fff}
.filters label{margin-inline-end:1rem}[hidden]{display:none}`;

const script = `document.addEventListener("input",({target})=>{
if(target.type==="range")target.previousElementSibling.style.setProperty("--at",target.value+"%");
if(target.type==="checkbox")for(const article of document.querySelectorAll('article[data-kind="'+target.value+'"]'))article.hidden=!target.checked});`;
