import {
  asInside,
  asSentence,
  type Candidate,
  countTopical,
  isPlain,
  type Material,
  toTopic,
  withoutEnd,
} from "./material.ts";
import { isTerm } from "./terms.ts";

/** A difference has so many words about the subject. */
const LEAST = 3;

/** "The difference between A and B is that …", "Unlike A, B …": how do they differ? */
export function findContrasts(material: Material): Candidate[] {
  const { words } = material;
  return material.statements.flatMap((sentence): Candidate[] => {
    const { text } = sentence;
    const difference = words.difference.exec(text)?.groups;
    const unlike = difference === undefined ? words.unlike.exec(text)?.groups : undefined;
    const found = difference ?? unlike;
    if (found === undefined) return [];
    const body = withoutEnd(found["c"] ?? "");
    const one = found["a"] ?? "";
    const other = difference === undefined ? readSubject(body, material) : (found["b"] ?? "");
    if (!isTerm(one, material) || other === undefined || !isTerm(other, material)) return [];
    if (!isPlain(body, words) || words.unfinished.test(body) || countTopical(body, material) < LEAST) return [];
    const front = words.howDiffer(asInside(one, material), asInside(other, material));
    const topic = toTopic(`${one} ${other}`, material);
    return [{ kind: "contrast", front, back: asSentence(body), sentence, topic, quality: 0.8 }];
  });
}

/** The subject at the beginning of a clause. */
function readSubject(clause: string, { words }: Material): string | undefined {
  const be = words.finite.exec(clause);
  if (be !== null) return clause.slice(0, be.index).trim();
  const verb = words.subject.exec(clause)?.indices?.groups?.["verb"]?.[0];
  return verb === undefined ? undefined : clause.slice(0, verb).trim();
}
