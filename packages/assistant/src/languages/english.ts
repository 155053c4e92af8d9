import { anywhere, justBefore } from "./patterns.ts";
import type { LanguageRules } from "./language.ts";
import { englishRequests } from "./requests/english.ts";

export const english: LanguageRules = {
  requests: englishRequests,
  phrasebook: {
    saysAt: "The recording says, at",
    says: "The recording says:",
    overview: "What this recording says most about:",
    notFound: "I could not find that in this recording.",
    closest: "I’m not sure that this answers it. The closest passages are:",
    aboutExam: "What the recording says about exams and tasks, or calls important:",
    noExam: "The recording says nothing about an exam. What it says most about:",
    simpler: "I can only quote the recording. What it says about this most plainly:",
    noTimes: "This recording has no times, so I cannot tell which part that is.",
    between: (from, to) => `From **${from}** to **${to}**:`,
    chapter: (number, title) => `Chapter ${number}, **${title}**:`,
    ends: (moment) => `The recording ends at **${moment}**.`,
    chapters: (count) => `This recording has ${count} chapters:`,
    quiz: "Questions on this recording:",
    solutions: "Solutions:",
    noQuiz: "I found no sentences in this recording that make good questions.",
    thanks: "You’re welcome. Ask me more about this recording whenever you like.",
    apart: "The recording says of each:",
    nothingAbout: (thing) => `I found nothing about ${thing}.`,
    about: (thing) => `About **${thing}**:`,
    isAbout: (subjects) => `The lecture is about ${subjects}.`,
    speaksOf: (subjects) => `It speaks of ${subjects}.`,
    nothingToAnswerFrom: "This recording holds no sentences to answer from.",
    inShort: "In short:",
    keyTerms: "Key terms",
    tasks: "Dates and tasks",
    questions: "Questions that were asked",
    part: (number) => `Part ${number}`,
    threeSubjects: (subjects) => `Three subjects run through this recording: ${subjects}.`,
    inClosing: "In closing",
    and: "and",
  },
  cleaning: {
    filler: /(^|,?(?<!\s)\s+|[—–-])(?:um+|uh+|erm+|er|hm+|mm+-?hm+|uh-huh)(?=$|[\s,.;?!—–-]),?/giu,
    aside:
      /,\s*(?:you know(?: what I mean)?|I mean|like|sort of|kind of|if you will|okay|ok|right|you see|so to speak)\s*,/giu,
    tag: /,\s*(?:right|okay|ok|you know|yeah|alright|all right)\s*[?.!]$/iu,
    openers: [
      /^(?:okay|ok|all right|alright|right|well|yes|yeah|yep|no|look|listen|see|great|good|again|actually|basically|anyways?|honestly|you see|you know|I mean|remember|oh|sure|of course|fine|then|by the way|in fact|obviously|one|two|three|four|five|six|seven|first|second|third|finally|number (?:one|two|three|four|five)),\s+/iu,
      /^(?:so|now|and|but|okay|ok|alright|because|plus)\b,?\s+(?!that\b|then\b|far\b|much\b|many\b)/iu,
      /^(?:(?:please )?(?:remember|notice|note|keep in mind|recall)|I should say|let me (?:say|add)|the thing is|it turns out) that\s+/iu,
    ],
    stutter: /\b(the|a|an|i|we|you|they|he|she|to|of|for|with|my)(?:\s+\1\b)+/giu,
  },
  judging: {
    housekeeping:
      /\b(?:office hours|premium (?:channel|subscribers?|members?)|subscriber channel|podcasts?|show notes?|ask me anything|(?:this|that|an|another|last|next|previous|entire|whole|today's) episode|without further ado|my name is|i'm your (?:host|instructor|professor|teacher)|homework|problem set|assignment|exam|midterm|quiz|syllabus|textbook|worksheet|see you|hear me|next (?:time|week|class|lecture)|last (?:time|week|class|lecture)|good (?:morning|afternoon|evening|question)|great question|perfect question|welcome|everybody|seats?|break|any questions|let's (?:get|start|begin|move|go)|thank you|thanks|sorry|promise|write (?:it|that|this|those|these|them)|(?:on|look at) the (?:board|slide)|on (?:monday|tuesday|wednesday|thursday|friday)|hand (?:up|out)|microphone|recording this|we are going to|i'm going to|i am going to|roommate|in your pocket|ten minutes|please|be able to|today is|today we|(?:co-?|your )hosts?|(?:my|our|a) guest|joined (?:as always )?by)\b/iu,
    advertising:
      /\b(?:sponsors?|sponsored|brought to you by|partnered with|promo code|discount|special offer|free trial|first (?:order|purchase)|(?:use|with) (?:the |our )?code|\w+\.com|try (?:it )?(?:out )?for free|\d+ ?% off|subscribe|newsletter|patreon|patrons|under a creative commons|make a donation|check out|link in the description|(?:dot|\.)?com (?:slash|\/)|(?:on|at) (?:our|my|the) website|leave (?:a|us a) (?:review|comment|like))\b/iu,
    announcing:
      /(?:^today|\b(?:in this (?:lecture|video|episode|talk|course|class|session|chapter)|this (?:lecture|video|episode|talk|course|session) (?:is|covers?|will|explains?)|(?:we're|we are|i'm|i am) (?:going to|gonna) (?:do (?:here )?is|talk|discuss|learn|cover|teach)|(?:we're|we are) talking (?:all )?about|(?:want|like) to (?:talk|discuss)|(?:is|are) going to be about|the (?:topic|subject|goal|aim) (?:of|is|here)))\b/iu,
    explaining:
      /\b(?:is called|are called|is defined|defined as|known as|refers? to|means that|consists? of|in other words|the (?:key|point|reason|result|difference|trick|idea|question|rule)|important|because|therefore|which is why|as a result|for (?:example|instance)|misconception|discovered|proved?|showed)\b/iu,
    leaning:
      /^(?:likewise|therefore|thus|hence|consequently|the reason is|similarly|either way|in (?:this|that) case|(?:because|since|when|if|while|once|as long as) (?:it|this|these|those|they|he|she)|and|but|or|so|because|plus|for (?:example|instance)|of all|before (?:I|we) do|what (?:it|this|that|they|he|she)|(?:in )?(?:this|that) way|(?:we|I|you) \w+ (?:this|that|it)\b|it|its|this|that|these|those|they|them|their|he|she|his|her|such|both|one|another|some|none|neither|each of|the (?:first|second|third|fourth|other|others|same|latter|former|rest|machine|proof|result|hard part)|here|there (?:it|they)|there,|which|who|or|also|instead|otherwise|only (?:then|after)|that's|it's|they're|not|too|then|from there|until then|yes|no)\b/iu,
    person: /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|you|you're|your|yours)\b/gu,
    inviting: /^(?:maybe|perhaps|let|let's|picture|imagine|think of|look|take|suppose|say|ask|compare|write)\b/iu,
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
      "recording lecture class talk meeting episode podcast summary summarize summarise summarization overview topic theme takeaway gist main key important essential central biggest idea point message lesson concept discuss discussed cover covered explain explained describe described define lecturer professor speaker teacher student content detail mention mentioned transcript tl;dr tldr recap learn learned group team discussion decision opinion perspective conclusion everyone participant meeting committee view general individual presentation",
    relation:
      "happen handle handled deal dealt solve solved avoid avoided occur occurred occurring role purpose effect affect relate related relationship compare compared comparison contrast difference consequence impact influence involve involved require required contain process step type method list work working call play",
    grammar:
      "what which who whom whose when where why how does did done have has had having this that these those there here with from about into onto them they their your you was were will would could should can may might must are been being the and for not but than then also just very much many more most some any all one according",
  },
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:is|was|are|were)(?:\s+(?:just|basically|simply|really|essentially|actually|also|usually|typically|nothing (?:but|more than)))*\s+(?:(?:an?|the|one)(?!\s+(?:really|very|bit|lot|little|few|big|huge|great|good|nice|fun|wonderful|problem|same|one|only|best|thing)(?![\p{L}\p{N}]))|any|anything|something|things|when|where|how|ways|what)|means?|refers? to|describes?|consists? of)(?![\p{L}\p{N}])/iu,
    names:
      /(?:called|known as|termed|named|(?<!why )(?:we|i|they|people) call(?: it| this| that| them| these)?|define(?: it| this| that)? as|refer to (?:this|that|it) as)(?:\s+(?:an?|the|its|their|our))?\s+$/iu,
    points: justBefore(
      "my|our|your|this|that|these|those|other|another|same|next|last|which|what|any|only|each|every|some",
    ),
    reason: anywhere(
      "because|since|so that|therefore|that(?:'s| is) why|which is why|the reason|due to|as a result|in order to|leads? to|led to|causes?|caused|thanks to|otherwise",
    ),
    time: anywhere(
      "(?:1[0-9]|20)\\d\\d|\\d{1,4} (?:bc|ad|bce|ce)|\\p{L}*teenth century|\\d{1,2}(?:st|nd|rd|th) century|twent(?:y|ies)|january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:the|in) year|years? (?:ago|later|before|after)|decades?|centur(?:y|ies)|midnight|noon|week|tomorrow|yesterday",
    ),
    task: anywhere(
      "exams?|examination|mid-?terms?|finals|(?:a|the|your|our) quiz(?:zes)? (?:on|next|this week|tomorrow)|homework|assignments?|problem sets?|due (?:on|by|date|next)|(?:the|a|your) deadline (?:is|for|of)|(?:will|going to) be (?:on|in) the test|on the (?:test|final)|hand (?:it )?in",
    ),
    important: anywhere(
      "you(?:'ll| will)? (?:should|must|need to|have to|want to) (?:know|remember|memori[sz]e|be able to (?:answer|explain|describe|say))|remember (?:that|this)|(?:really|very|most|especially) important|key (?:point|takeaway|idea|thing)|write (?:this|that) down",
    ),
  },
};
