/**
 * The report's page in the browser: slider, filters and views. It is served as a classic script without imports,
 * because a page opened from a file can't load modules.
 */

const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

for (const layer of all<HTMLElement>("[data-part]")) layer.style.width = `${Number(layer.dataset["part"]) * 100}%`;

const toolbar = document.querySelector<HTMLFormElement>(".toolbar");

function filter(): void {
  if (toolbar === null) return;
  const chosen = new FormData(toolbar);
  const toText = (field: string): string => {
    const value = chosen.get(field);
    return typeof value === "string" ? value : "";
  };
  const [kind, name, view] = [toText("kind"), toText("name").trim().toLowerCase(), toText("view")];
  if (view !== "") document.body.dataset["view"] = view;
  const groups = new Set<string>();
  let shown = 0;
  const entries = all<HTMLElement>(".entry");
  for (const entry of entries) {
    const own = entry.dataset["name"] ?? "";
    entry.hidden = (kind !== "" && entry.dataset["kind"] !== kind) || !own.toLowerCase().includes(name);
    if (entry.hidden) continue;
    shown += 1;
    groups.add(entry.closest<HTMLElement>("section")?.dataset["group"] ?? "");
  }
  for (const section of all<HTMLElement>("section.component:has(.entry)"))
    section.hidden = section.querySelector(".entry:not([hidden])") === null;
  for (const item of all<HTMLElement>(".contents li")) item.hidden = !groups.has(item.dataset["group"] ?? "");
  const output = document.querySelector("#shown");
  if (output) output.textContent = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
}

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === "range") target.parentElement?.style.setProperty("--at", `${target.value}%`);
  else if (target.form === toolbar) filter();
});
toolbar?.addEventListener("submit", (event) => event.preventDefault());

const contents = document.querySelector<HTMLDetailsElement>(".contents details");
const isWide = matchMedia("(min-width: 64rem)");
const unfold = (): void => {
  if (contents) contents.open = isWide.matches;
};
isWide.addEventListener("change", unfold);
unfold();
filter();
