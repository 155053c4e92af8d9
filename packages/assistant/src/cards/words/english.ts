import { anywhere, exactly } from "../../languages/patterns.ts";
import type { CardWords } from "./card-words.ts";
import { never } from "./never.ts";

const adverbs =
  "(?:\\s+(?:just|basically|simply|essentially|usually|typically|generally|actually|also|really|nothing (?:but|more than)))*";
/** What a definition begins with; a plural needs a clause that tells which. */
const genus = "(?:another|an?|the|any|anything|how|when|what)(?![\\p{L}\\p{N}])";
const plural =
  "(?:\\p{L}+\\s+){0,2}\\p{L}+s\\s+(?:that|which|who|of|in which|where|used|made|found|from|with)(?![\\p{L}\\p{N}])";

/** Behind a participle, what joins it to the rest. */
const prepositions: Readonly<Record<string, string>> = { composed: "of", "made up": "of", responsible: "for" };

export const english: CardWords = {
  copulas: [
    {
      pattern: new RegExp(`^\\s+(?<verb>is|was)${adverbs}\\s+(?=${genus})`, "iu"),
      ask: (term, verb) => `What ${verb} ${term}?`,
    },
    {
      pattern: new RegExp(`^\\s+(?<verb>are|were)${adverbs}\\s+(?=${genus}|${plural})`, "iu"),
      ask: (term, verb) => `What ${verb} ${term}?`,
    },
    {
      pattern:
        /^\s+(?<verb>(?:is|are) (?:primarily |mainly |mostly |typically )?(?:characterized|marked|caused|driven|composed|made up|responsible))\s(?:primarily |mainly |mostly )?(?:by|of|for)\s+/iu,
      ask: (term, verb) => {
        const [be = "", ...rest] = verb.split(" ");
        const kind = rest.at(-1) === "up" ? "made up" : rest.at(-1)!;
        return `What ${be} ${term} ${kind} ${prepositions[kind] ?? "by"}?`;
      },
    },
    { pattern: /^\s+(?:is|are) defined (?:as|to be)\s+/iu, ask: (term) => `How is ${term} defined?` },
    { pattern: /^\s+means\s+(?=(?:that|the|an?|to)(?![\p{L}]))/iu, ask: (term) => `What does ${term} mean?` },
    { pattern: /^\s+refers? to\s+/iu, ask: (term) => `What does the term “${term}” refer to?` },
    { pattern: /^\s+consists of\s+/iu, ask: (term) => `What does ${term} consist of?` },
    {
      pattern:
        /^\s+(?<verb>involves|measures|describes|represents|requires|contains|predicts|includes|focuses on|deals with)\s+(?=\p{L})/iu,
      ask: (term, verb) =>
        `What does ${term} ${verb.replace(/^focuses/, "focus").replace(/^(\p{L}+)s(?!\p{L})/u, "$1")}?`,
    },
    { pattern: /^\s+stands for\s+/iu, ask: (term) => `What does ${term} stand for?` },
  ],
  naming:
    /(?<!\s)\s+(?<verb>is|are)(?:\s+(?:also|often|usually|sometimes|generally|commonly))?\s+(?:called|known as|termed|referred to as)\s+["“]?/iu,
  names:
    /(?<![\p{L}\p{N}-])(?:called|known as|termed|referred to as|(?:we|people|psychologists|biologists|scientists|doctors) call)(?:\s+(?:an?|the))?\s+(?=["“]?\p{L})/giu,
  described: /^(?:this|that|these|those) (?:[\p{L}-]+ ){1,3}?(?=(?:that|which|who|whose) )/iu,
  equates:
    /(?<![\p{L}])(?:is|are|was|were)(?: \p{L}+)? (?:called|known as|termed|referred to as)(?: (?:an?|the))?\s+["“]?$/iu,
  existential: /^(?:there['’]?s?|(?:we|you|they) (?:all )?have|(?:we|you|they)['’]ve got|it['’]?s?|it)(?![\p{L}])/iu,
  namingEnd: never,
  lead: /^(?:however|therefore|thus|hence|so|in fact|of course|indeed|instead|moreover|furthermore|in addition|as a result|at first|at a high level|more generally|in general|generally|typically|essentially|basically|in other words|in short|again|interestingly|importantly|remarkably|for the record|for one thing|not surprisingly|as it turns out|similarly|likewise|thankfully|fortunately|unfortunately|luckily|surprisingly|in contrast|by contrast|nowadays|today|on the other hand|on the one hand),\s+/iu,
  relatives: [
    /^,?\s+which\s+(?<verb>is|are)(?:\s+(?:just|basically|simply|essentially|actually))*\s+(?=an?\s|the\s|any)/iu,
    /^[,;]\s+(?:or\s+)?(?=(?:an?|the)\s+(?:(?!is|are|was|were|has|have)[\p{L}’'-]{1,30}\s+){1,6}(?:that|which|who|in which|where|of how|by which|used|responsible)\s|an?\s+(?:[\p{L}’'-]{1,30}\s+){0,2}(?:layer|pair|group|set|kind|type|form|part|region|area|family|class|branch|measure|state|network|bundle|cluster|structure|process|method|disorder|condition|molecule|hormone|protein|chemical|sequence|series|collection)\s+(?:of|in|for)\s)/iu,
  ],
  defining: /(?<![\p{L}])defined?\s+(?=\p{L})/giu,
  definedAs: /(?<!\s)\s+(?:as|to be)\s+/iu,
  calledSo:
    /^(?:(?:(?:so|now|and|well),?\s+)?(?:it|this|that)(?:['’]s| is)|(?:this|that|these) (?:\p{L}+ )?(?:is|are)|we call (?:this|that|it)|(?:people|scientists|psychologists|biologists|physicists|economists) call (?:this|that|it))(?:\s+(?:an?|the|also|often|usually|what(?:['’]s| is)?|we|something|process|phenomenon|effect|idea|stage|concept|thing|term))*(?:\s+(?:called|known as|termed|call|referred to as))?\s+(?:(?:an?|the)\s+)?["“]?/iu,
  mustCall:
    /call|known as|termed|referred|\s(?:effect|law|principle|theorem|paradox|rule|fallacy|hypothesis|bias|illusion)$/iu,
  whatCalled: (described) => `What is this called? “${described}”`,
  whatIs: (term, verb) => `What ${verb || "is"} ${term}?`,
  standsFor: (short) => `What does ${short} stand for?`,
  whichTerm: (definition) => `Which term is described here: “${definition}”?`,
  asking: exactly(
    "year|happens|happen|so|do|for|what|which|how|who|why|when|where|term|terms|described|describe|differ|difference|mean|means|called|refer|consist|stand|defined|many|much",
  ),
  article: exactly("a|an|the|your|our"),
  indefinite: /^(?:an?)\s/iu,
  link: anywhere(
    "involve|measure|describe|represent|require|contain|predict|include|focus|deal|equal|equals|used|do|by|primarily|mainly|mostly|is|are|was|were|means?|refers?|consists?|stands|defined|as|which|called|known|termed|referred|define|involves|measures|describes|represents|requires|contains|predicts|includes|focuses|deals|process|phenomenon|effect|idea|stage|concept|term",
  ),
  inTerm: exactly("of"),
  vague: exactly(
    "latter|former|critical|crucial|staggering|given|consort(?:ium|ia)|so-called|trap|triggers?|journals?|papers?|books?|articles?|authors?|users?|explanations?|different|dozens?|hundreds?|thousands?|plenty|couple|individuals?|white|black|blue|green|red|yellow|orange|purple|methods?|stud(?:y|ies)|experiments?|research|researchers?|scientists?|lots|models?|losers?|winners?|participants?|subjects?|students?|kids?|children|guys?|men|women|top|bottom|side|end|evidence|data|findings?|version|effects?|team|group|reasons?|ideas?|points?|problems?|questions?|answers?|goals?|aims?|thing|things|ones?|way|ways|examples?|cases?|parts?|steps?|keys?|tricks?|results?|others?|rest|first|second|third|next|last|difference|advantage|disadvantage|lesson|story|kinds?|types?|sorts?|number|value|people|person|guy|job|task|issue|challenge|fact|truth|topic|subject|nice|interesting|important|biggest|best|main|only|bottom line|takeaway|most|least|half|everything|something|nothing|anything|everyone|question|title|name|outcome|output|picture|slide|plan|hope|good|bad|new|old|big|small",
  ),
  noDefinition: new RegExp(
    "^(?:(?:an?|the)\\s+)?(?:(?:(?:former|graduate|full|assistant|associate) )*(?:author|professor|student|postdoc|colleague|guest|host)|non-negotiable|(?:some|any)thing (?:that|which)(?: is|'s| are)|just what|(?:more )?recent|\\p{L}+est(?=,)|what we call|\\d+ year|journal|cell press journal|such|even|within|in|on|at|from|with|all|by|for|remarkable|critical|crucial|essential|incredible|amazing|powerful|fascinating|fundamental|vital|(?<!a )kind of|(?<!a )sort of|one|first|second|third|next|last|same|only|other|best|worst|most|least|biggest|main|key|good|great|bad|nice|better|big|huge|little|few|lot|bit|very|really|pretty|problem|question|reason|point(?! (?:in|at|of|where|on))|idea|thing|things|way we|case|answer|result|kind of thing|way (?:in which|that|it)|example|part where|number(?! of)|actual|real|result|opposite|exact|whole|ones?(?! (?:that|in|which|who|where))|fact|right|wrong|important|interesting|useful|common|perfect|classic|way to go|must|mess|joke|pain)(?![\\p{L}\\p{N}])|^an? number of|^(?:what|how)\\s+(?:I|you|they|he|she|it|this|that)(?![\\p{L}\\p{N}])",
    "iu",
  ),
  contextual: anywhere(
    `(?:makes?|map|do|use|take|get|put) that|professor|podcasts?|this|these|those|here|over there|(?:of|like|from|with|about|for|in|on|at|by|and|but|so|because|if|do|does|did|after|before|than|to) that(?!\\s+(?:is|are|was|were)\\s+\\p{L}+ed)
    (?<!\\p{L} )that['’]s|that one|it['’]s because|there['’]s,|above|below|earlier|previous|previously|so far|questions? (?:is|was|here)|(?:in|over|for|during|within) the (?:last|past|next)|ago|just now|right now|today|tonight|tomorrow|yesterday|(?:last|next|other) (?:time|week|slide|year|class|lecture|slides|one|ones)|again
    mentioned|discussed|talked|talking|as (?:I|we) said|slides?|figure|diagram|board|blackboard|screen|videos?|lectures?|episodes?|podcasts?|semester|homework|assignment|exams?|the same|the other|the others|such|former|latter|for example|for instance|example of
    otherwise|however|therefore|thus|(?<!(?:a|some|any) )(?:kind|sort) of|stuff|whatever|okay|ok|yeah|um|uh|gonna|wanna|gotta|guess|or something|or whatever|and so on|etc|et cetera|blah|one of them|the one|the ones|obviously|pretty much|a lot of different|on the (?:left|right)|at the (?:top|bottom)|in (?:red|blue|green|yellow)|you know|I mean|then`,
  ),
  personal: anywhere(
    "I|I['’](?:m|ve|ll|d)|me|my|mine|myself|you (?:can see|know|see|guys|all|remember|think|may|might|recall)|guys|folks|let['’]s|we['’](?:ll|re|ve)|we (?:have(?! to )|get|measured|decided|would|used|found|ran|only|also|then|both|all|saw|see|want|had|look|looked|talk|talked|started|did|were|got|said|took|just|will|are going|['’]?re)|our (?:case|example|model|first|data|network|system|function|friend|little)",
  ),
  listeners: anywhere("we (?:need|have|do|are|get|take)|you|you['’](?:re|ll|ve|d)|yours|yourself"),
  pronoun: anywhere("he|she|him|her|his|hers|they|them|their|theirs|it|its|it['’]s|itself|themselves|they['’]re"),
  unsettled: anywhere(
    "one thing|should|now|himself|herself|had to|helpful|minus|for (?:monday|tuesday|wednesday|thursday|friday)|very|really|lots|couple|interesting|fascinating|incredible|infamous|amazing|there['’]s|also|too|as well|something|someone|all sorts|once|at some point|a lot|it['’]s|(?:is|was) that|there (?:is|was) (?:an?|this)|papers?|et al|say|suppose|imagine|pretend|assume|let['’]s|if|would|Alice|Bob|Charlie",
  ),
  tail: /(?:,\s*|(?<!\s)\s+)(?:and|but|so|because|although|though|since|while|whereas|right|okay|ok|you know|or something)\s+(?:this|that|these|those|it|they|we|you|I|he|she|there|then|so|basically|it['’]s|that['’]s|we['’]re|you['’]re|as (?:some|we|you|I))(?![\p{L}\p{N}])|,\s*(?:it|they|he|she|we|you|I|this|there|but|so|because|although|though|which means|which is why|right|okay|ok|you know|even though|meaning|except|especially|particularly|obviously|hence|like|such as|for example|for instance|as in|either|then)(?![\p{L}\p{N}])|[;:—]|\s(?:so|but)\s|\sand\s(?:has|have)\s|\s(?:it|they|this)\s+(?:is|are|was|were|has|have|can|will|do|does|looks?|also)(?![\p{L}])|\s(?:for example|for instance)|\s[-–]+\s|\.\s|\sas (?:is|are|do|does) /iu,
  clause:
    /(?:[;:]\s+|,\s+(?:but|so|because|since|while|whereas|though|although)\s+|\s(?:but|so|because)\s+)(?:(?:how|that)\s+)?(?=\p{L})/giu,
  sharpGenus:
    /^(?:an?\s|any|when|how|the (?:\p{L}+\s){0,2}\p{L}+ (?:of|that|which|to|in|when|in which|where|at which|between|by which|for)(?![\p{L}]))/iu,
  unfinished: anywhere(
    "(?:of|the|a|an|to|and|or|that|which|is|are|in|with|for|as|by|from|very|so|but|if|when|like|right|okay|longer|more|less|better|than|our|your|their|its|his|her|my|some|any|each|every|which|who|then|also|well|what|before|after|until|while|because|since)$",
  ),
  interrupted: /(?<![\p{L}])(?:that|which|who|because|when),/iu,
  functionWord: exactly(
    "a|an|the|of|in|into|from|with|by|on|for|at|to|as|and|or|but|so|if|than|that|this|these|those|which|who|whose|whom|what|when|where|why|how|i|you|we|they|he|she|it|me|us|them|him|her|my|your|our|their|his|its|is|are|was|were|be|been|being|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|not|no|there|here|because|while|since|about|between|over|under|through|after|before|during|without|within|like|just|also|very|really|then|up|out|off|down|every|each|all|some|any|many|much|more|most|called|let|got|get|gets|getting|right|likewise|both|either|neither|other|another|same|several|various|few|such|certain|own|first|second|third|next|last|only|well|again|maybe|perhaps|oftentimes|sometimes|usually|often|however|today|now|here|ones|things|themselves|itself|ourselves",
  ),
  finite: anywhere(
    "suggests?|suggested|describes?|described|provides?|provided|includes?|included|involves?|involved|represents?|remains?|remained|works?|worked|acts?|acted|plays?|played|affects?|affected|creates?|created|carr(?:y|ies|ied)|connects?|connected|determines?|determined|develops?|drives?|driven|drove|enters?|entered|exists?|existed|explains?|explained|expresses|follows?|followed|forms?|formed|holds?|held|keeps?|kept|measures?|measured|moves?|moved|plans?|prevents?|prevented|protects?|reacts?|receives?|received|refers?|responds?|results?|resulted|sends?|sent|serves?|served|signals?|stimulates?|stops?|stopped|supports?|supported|teaches|taught|tends?|travels?|traveled|varies|vary|argued|believed|proposes|claimed|stated|observed|noticed|introduced|founded|coined|examines?|emphasizes?|focuses|focused|links?|linked|combines?|differs?|binds?|breaks?|consists?|corresponds?|defines?|enables?|encodes?|governs?|generates?|indicates?|inhibits?|learns?|learned|maximizes?|minimizes?|multiplies|predicts?|predicted|processes|reflects?|reinforces?|relies|rely|replaces?|replaced|reveals?|revealed|separates?|strengthens|weakens|suffers?|survives?|transforms?|transmits?|treats?|underlies|experiences?|seems?|looks?|consumes?|spreads?|ends?|begins?|lived|ruled|fought|lost|defeated|invaded|destroyed|built|established|elected|declared|is|are|was|were|has|have|had|can|will|may|must|should|does|did|do|allows?|causes?|caused|leads?|led|makes?|made|means|gives?|takes?|uses?|becomes?|became|helps?|happens?|occurs?|increases?|decreases?|reduces?|produces?|requires?|depends?|needs?|contains?|shows?|showed|found|discovered|developed|began|came|comes|lies?|stays?|rises?|falls?|turns?|removes?|controls?|regulates?|converts?|stores?|triggers?|releases?|costs?|lasts?|weighs?|won|published|proposed|invented|started|died|wrote|rose|fell|grew|grows?",
  ),
  opening: exactly(
    "in|during|for|when|before|after|without|because|at|on|since|by|within|from|under|about|around|among|according",
  ),
  badStart:
    /^(?:what (?:is|was|['’]s) [^,]{1,40} is that|basically|(?:doesn|don|didn|isn|aren|wasn|weren|hasn|haven|can|won)['’]t|go|choose|look|subtract|add|multiply|divide|take|write|keep|stop|see|consider|suppose|remember|think|imagine|notice|try|put|call|note|read|use|never|ask|stimulate|enter|is|are|was|were|be|has|have|had|can|will|would|does|do|did|by|of|than|which|that|who|whose|where|and|or|but|to|with|as|then|because|so|like|not|only|just|well|also|(?:short|long|high|low|bigg|small|great)er than|its|their|his|her|rather|pretty|back|whether|whereas)(?![\p{L}\p{N}])/iu,
  being: anywhere("is|are|was|were"),
  subordinate: anywhere(
    "that|which|who|whose|where|when|how|what|why|because|if|as|while|whether|until|once|so that|than|whenever|wherever",
  ),
  detail: anywhere("of|for|with|from|in|between|that|which|who|where|when|how|by|to|on|used|without"),
  spoken: anywhere(
    "they|them|he|she|him|her|his|hers|(?:he|she|it|they|there|what|who|we)['’](?:s|re|d|ll)|(?:that|which) (?:it|they|he|she) (?:creates?|makes?|gives?|causes?)|\\p{L}+n['’]t|so-called|something|someone|somebody",
  ),
  person: exactly("was|were"),
  disagrees: (term, verb) =>
    (/^(?:is|was)$/u.test(verb) && /(?<!s|u|i|ic)s$/iu.test(term)) ||
    (/^(?:are|were)$/u.test(verb) &&
      (/^an?\s/iu.test(term) || !/(?:s|ae|i|a|people|children|men|mice|feet|teeth)$/iu.test(term))),
  splice: /,\s+(?:the|it|they|he|she|we|this|these|his|her|their|its|a|an)(?:['’](?:s|re))?\s+/iu,
  and: "and|or",
  causal: anywhere(
    "because|since|therefore|causes?|caused|leads? to|led to|results? in|resulted in|due to|depends? on|allows?|prevents?|requires?|increases?|decreases?|reduces?|produces?|is called|are called|is defined|known as|refers? to|means that|consists? of|makes? up|regulates?|controls?|converts?|contains?|triggers?|stimulates?|inhibits?|releases?|is responsible for|plays? a role",
  ),
};
