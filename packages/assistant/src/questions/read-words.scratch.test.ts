import { test } from "vitest";
import { englishLabelled } from "../testing/requests/english.ts";
import { germanLabelled } from "../testing/requests/german.ts";
import { spanishLabelled } from "../testing/requests/spanish.ts";
import { frenchLabelled } from "../testing/requests/french.ts";
import { portugueseLabelled } from "../testing/requests/portuguese.ts";
import { readPhrasings } from "../testing/requests/labelled-requests.ts";
import { getLanguage } from "../languages/language.ts";
import { readWords } from "./read-words.ts";
const sets = { en: englishLabelled, de: germanLabelled, es: spanishLabelled, fr: frenchLabelled, pt: portugueseLabelled };
test("x", () => {
  for (const [code, set] of Object.entries(sets)) {
    let right = 0, all = 0, scope = 0, contentTaken = 0, contents = 0; const bad: string[] = [];
    for (const kind of ["whole", "subject"] as const)
      for (const [act, list] of Object.entries(set[kind]))
        for (const p of readPhrasings(list)) {
          const r = readWords(p, getLanguage(code));
          all++;
          const scopeOk = r.hasSubject === (kind === "subject");
          if (kind === "subject") { contents++; if (!scopeOk) contentTaken++; }
          if (scopeOk) scope++;
          if (scopeOk && r.act === act) right++;
          else bad.push(`${kind}/${act} -> ${r.hasSubject ? "subject" : "whole"}/${r.act}: ${p}  [${r.subject.map((t) => t.word).join(" ")}]`);
        }
    console.log(code, `acts ${right}/${all} scope ${scope}/${all}; content taken for whole ${contentTaken}/${contents}\n` + bad.join("\n"));
  }
});
