/** Words that say nothing about a subject, spoken ones above all. */
const plain = `
a about above across actually after afterwards again against ago ah all almost along already alright also although always am among an and
another any anybody anyone anything anyway are around as ask at away back basically be became because become becomes been before began
begin begins behind being below between big bit both bring brings but by call called calls came can cannot carry case cause certain
clear come comes coming could course day days did different do does doing done down during each early easy either else end ends enough
especially even ever every everybody everyone everything exactly example fact far few find finds first five follow follows for found four
from front full further gave get gets getting give given gives giving go goes going gone good got great guess had half happen happened
happens hard has have having he hear held help helps hence her here hers him himself his hold holds how however huge i idea if imagine
important in indeed instead into is it its itself just keep keeps kept kind knew know known knows large largely last late later least leave
leaves left less let lets like likely little long look looks lot lots low made main make makes making many matter may maybe me mean means
meant might mind minute minutes moment more moreover most mostly move much must my myself name named near nearly need needs neither never
new next nice no nobody none nor not note nothing notice now obviously of off often oh ok okay old on once one ones only onto open or order
other others our ours out over own part parts people perhaps person picture piece place point points possible probably problem put puts
question questions quick quickly quite ran rather really reason remember right run runs said same saw say saying says second see seem seems
seen sense sentence several shall she should show showed shows side simple simply since six small so some somebody somehow someone something
sometimes somewhere soon sort start started starts still stop story stuff such suddenly sure take taken takes taking talk talked talking
tell tells ten than thank thanks that the their theirs them themselves then there therefore these they thing things think thinking third
this those though thought three through time times to today together told tomorrow too took towards toward tried tries true try trying turn
turned turns twice two under understand until up upon us use used useful uses using usually various very wait want wanted wants was
watch way ways we week well went were what whatever when where whether which while who whole whom whose why will with within without
wonder word words work works worked worth would write wrong year years yes yesterday yet you your yours yourself
um uh er erm hmm yeah yep gonna wanna gotta somewhat definitely literally totally honestly pretty
rise rises rose risen rising fall falls fell fallen falling react reacts increase increases decrease decreases grow grows grew drop drops
dollar dollars cent cents number numbers change changes changed move moves moved lose loses lost buy buys bought pay pays paid sell sells
sold draw draws drew drawn write writes wrote written read reads build builds built stand stands stood add adds added live lives lived
fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
twentieth seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
ninety hundred thousand million billion trillion zero percent half quarter dozen roughly
don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't
i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll we'd they're they've they'll they'd that's there's here's
what's who's how's where's let's let
`;
const stopwords = new Set(plain.trim().split(/\s+/));

/** Whether a lower-case word carries something of the subject. */
export const isTopical = (word: string): boolean => word.length > 2 && !stopwords.has(word) && !/^\d+$/.test(word);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const spacedWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a text as they are written, also of languages that write without spaces. */
export function wordsOf(text: string): string[] {
  if (!unspaced.test(text)) return text.match(spacedWord) ?? [];
  return Array.from(segmenter.segment(text), (part) => (part.isWordLike === true ? part.segment : "")).filter(Boolean);
}

/** One form for singular and plural, in lower case. Crude on purpose: a wrong stem only has to be the same wrong stem. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
  if (lower.length < 4 || !/^[a-z'-]+$/.test(lower)) return lower;
  if (lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes)$/.test(lower)) return lower.slice(0, -2);
  return /[^aius]s$/.test(lower) ? lower.slice(0, -1) : lower;
}
