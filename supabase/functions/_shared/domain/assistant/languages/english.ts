// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import type { LanguageRules } from "./language.ts";

export const english: LanguageRules = {
  phrasebook: {
    saysAt: "The recording says, at",
    says: "The recording says:",
    overview: "What this recording says most about:",
    notFound: "I could not find that in this recording.",
    speaksOf: (subjects) => `It speaks of ${subjects}.`,
    nothingToAnswerFrom: "This recording holds no sentences to answer from.",
    inShort: "In short:",
    keyTerms: "Key terms:",
    part: (number) => `Part ${number}`,
    threeSubjects: (subjects) => `Three subjects run through this recording: ${subjects}.`,
    inClosing: "In closing",
    and: "and",
  },
  cleaning: {
    filler: /(^|,?\s+|[—–-])(?:um+|uh+|erm+|er|hm+|mm+-?hm+|uh-huh)(?=$|[\s,.;?!—–-]),?/giu,
    aside:
      /,\s*(?:you know(?: what I mean)?|I mean|like|sort of|kind of|if you will|okay|ok|right|you see|so to speak)\s*,/giu,
    tag: /,\s*(?:right|okay|ok|you know|yeah|alright|all right)\s*[?.!]$/iu,
    openers: [
      /^(?:okay|ok|all right|alright|right|well|yes|yeah|yep|no|look|listen|see|great|good|again|actually|basically|anyways?|honestly|you see|you know|I mean|remember|oh|sure|of course|fine|then|by the way|in fact|obviously|one|two|three|four|five|six|seven|first|second|third|finally|number (?:one|two|three|four|five)),\s+/iu,
      /^(?:so|now|and|but|okay|ok|alright|because|plus)\b,?\s+(?!that\b|then\b|far\b|much\b|many\b)/iu,
      /^(?:(?:please )?(?:remember|notice|note|keep in mind|recall)|I should say|let me (?:say|add)|the thing is|it turns out) that\s+/iu,
    ],
    stutter:
      /\b(the|a|an|i|to|of|and|is|it|we|in|so|this|you|they|he|she|was|but|if|on|for|with|my|what)(?:,?\s+\1\b)+/giu,
  },
  judging: {
    housekeeping:
      /\b(?:office hours|homework|problem set|assignment|exam|midterm|quiz|syllabus|textbook|worksheet|see you|hear me|next (?:time|week|class|lecture)|last (?:time|week|class|lecture)|good (?:morning|afternoon|evening|question)|great question|perfect question|welcome|everybody|seats?|break|any questions|let's (?:get|start|begin|move|go)|thank you|thanks|sorry|promise|write (?:it|that|this|those|these|them)|(?:on|look at) the (?:board|slide)|on (?:monday|tuesday|wednesday|thursday|friday)|hand (?:up|out)|microphone|recording this|we are going to|i'm going to|i am going to|roommate|in your pocket|ten minutes|please|be able to|today is|today we)\b/iu,
    explaining:
      /\b(?:is called|are called|is defined|defined as|known as|refers? to|means that|consists? of|in other words|the (?:key|point|reason|result|difference|trick|idea|question|rule)|important|because|therefore|which is why|as a result|for (?:example|instance)|misconception|discovered|proved?|showed)\b/iu,
    leaning:
      /^(?:(?:we|I|you) \w+ (?:this|that|it)\b|it|its|this|that|these|those|they|them|their|he|she|his|her|such|both|one|another|some|none|neither|each of|the (?:first|second|third|fourth|other|others|same|latter|former|rest|machine|proof|result|hard part)|here|there (?:it|they)|there,|which|who|or|also|instead|otherwise|only (?:then|after)|that's|it's|they're|not|too|then|from there|until then|yes|no)\b/iu,
    person: /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|you|you're|your|yours)\b/gu,
    inviting: /^(?:let|let's|picture|imagine|think of|look|take|suppose|say|ask|compare|write)\b/iu,
  },
  naming: {
    beforeNoun:
      /^(?:the|a|an|of|in|into|from|with|by|on|for|this|these|those|each|every|its|their|his|her|our|two|three|four|called|between|and|no|as|at|per|more|less)$/i,
    beforeVerb:
      /^(?:to|i|you|we|they|he|she|it|can|could|will|would|should|must|may|might|do|does|did|don't|doesn't|not|that|which|who|is|are|was|were|be|been|let's)$/i,
    afterNoun: /^(?:is|are|was|were|of)$/i,
    adverb: /ly$/i,
    ending: "(?:e?s)?",
  },
  asking: {
    about:
      "recording lecture class talk meeting summary summarize summarise summarization overview topic theme takeaway gist main key idea concept discuss discussed cover covered explain explained describe described define lecturer professor speaker teacher student content detail mention mentioned transcript tl;dr tldr recap learn learned",
    relation:
      "handle handled deal dealt solve solved avoid avoided occur occurred occurring role purpose effect affect relate related relationship compare compared comparison contrast difference consequence impact influence involve involved require required contain process step type method list work working call play",
    grammar:
      "what which who whom whose when where why how does did done have has had having this that these those there here with from about into onto them they their your you was were will would could should can may might must are been being the and for not but than then also just very much many more most some any all one",
  },
};
