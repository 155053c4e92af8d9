import { toNumberPatterns, type UnitData } from "../unit-data.ts";

export const enUnit: UnitData = {
  locale: "en-US",
  words: {
    unit: /\b(?:this|the|these|our|my|whole|entire|all(?: of)?(?: the| these)?)\s+(?:whole\s+|entire\s+)?(?:units?|modules?|folders?|courses?|lectures|recordings|classes)\b/giu,
    recording: "the lecture",
    ...toNumberPatterns({
      nouns: "lectures?|recordings?|class(?:es)?|sessions?",
      sign: String.raw`no\.?|number|#`,
      and: String.raw`and|or|vs\.?|versus|from`,
      to: "to|through",
      article: "the",
    }),
    ordinal:
      /\b(?:the\s+)?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|latest|newest|most recent)\s+(?:lecture|recording|class|session)\b(?!\s+(?:that|which|where|to|in which))/giu,
    ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
    lastOrdinal: /^(?:last|latest|newest|most recent)$/iu,
    asksFirstMention: [
      /^when (?:did|do) (?:we|i|he|she|they|you|the \w+) (?:first )?(?:hear|learn|talk|speak|come across|meet|see|encounter|read|start (?:talking|learning)) ?(?:of|about|with)? (.+?)(?: for the first time| first)? ?\??$/iu,
      /^(?:where|when|in (?:which|what) (?:lecture|class|recording|session)s?|(?:which|what) (?:lecture|class|recording|session)s?) (?:was|were|is|are) (?:the (?:term|idea|concept|notion|word) (?:of )?)?(.+?) (?:first )?(?:introduced|defined|first (?:mentioned|discussed|explained|used|said|named|covered|brought up|talked about)|(?:mentioned|discussed|explained|used|said|named|covered|brought up|talked about) (?:first|for the first time))(?: for the first time| first)? ?\??$/iu,
      /^(?:where|when|in (?:which|what) \w+) (?:do|did|does) (?:we|he|she|they|the \w+) (?:first )?(?:introduce|define|first (?:mention|discuss|explain|use|say|cover|bring up|talk about)) (.+?)(?: for the first time| first)? ?\??$/iu,
      /^(?:where|when) (?:does|did|do) (.+?) (?:first (?:come up|appear|show up)|(?:come up|appear|show up)(?: for the first time| first)) ?\??$/iu,
      /^(?:which|what)(?: (?:was|is) the first)? (?:lecture|class|recording|session)s? (?:that |which |to )?(?:first )?(?:introduce[sd]?|define[sd]?|first \w+) (?:about |of )?(.+?) ?\??$/iu,
      /^(?:which|what) (?:was|is) the first (?:lecture|class|recording|session) (?:that |which |to |where )?(?:\w+ )?(?:mention\w*|discuss\w*|talk\w*|cover\w*|speak\w*|about) (?:about |of )?(.+?) ?\??$/iu,
      /^(?:the )?first (?:mention|time|occurrence|appearance) (?:of|that|we (?:hear|talk|heard|talked) (?:of|about)) (.+?) ?\??$/iu,
      /^(?:what|which|when) (?:is|was) the first (?:mention|time|occurrence|appearance) (?:of|that|we \w+ (?:of|about)) (.+?) ?\??$/iu,
    ],
    asksWhichLectures: [
      /^(?:in )?(?:which|what|how many)(?: of (?:the|these)(?: \d+)?)? (?:lectures?|class(?:es)?|recordings?|sessions?) (?:do |does |did |all |also )?(?:we |he |she |they )?(?:mention\w*|discuss\w*|talk\w* about|cover\w*|deal\w* with|speak\w* (?:of|about)|spoke (?:of|about)|say\w* something about|contain\w*|are about|is about|bring\w* up|name\w*|treat\w*|explain\w*|use[sd]?) (.+?) ?\??$/iu,
      /^(?:in )?(?:which|what|how many)(?: of (?:the|these)(?: \d+)?)? (?:lectures?|class(?:es)?|recordings?|sessions?) (?:is|are|was|were) (.+?) (?:mentioned|discussed|covered|explained|talked about|brought up|named|treated|used) ?\??$/iu,
      /^(?:list|show|find|name) (?:me )?(?:all |the |all the )?(?:lectures|classes|recordings|sessions) (?:that |which |where )?(?:\w+ )?(?:mention\w*|discuss\w*|talk\w* about|cover\w*|about|on) (.+?) ?\??$/iu,
      /^where (?:else )?(?:is|are|was|were) (.+?) (?:mentioned|discussed|covered|talked about|brought up) ?\??$/iu,
      /^how often (?:is|was|are|were) (.+?) (?:mentioned|discussed|covered|talked about|brought up|named) ?\??$/iu,
    ],
    joining: /[,;]?\s(?:but|whereas|while|and then|and(?= (?:what|how|why|who|where|when|which)\s))\s/iu,
    since: [
      [/\b(?:since|after|from|in)\s+(?:the\s+)?(?:last|past|previous)\s+(?:week|seven\s+days|7\s+days)\b/iu, 7],
      [/\blast\s+week(?:'s|’s)?\b/iu, 7],
      [/\bsince\s+yesterday\b/iu, 1],
      [/\b(?:since|in|over)\s+(?:the\s+)?(?:last|past)\s+(?:two\s+weeks|fortnight|14\s+days)\b/iu, 14],
      [/\b(?:since|in|over)\s+(?:the\s+)?(?:last|past)\s+(?:month|30\s+days|four\s+weeks)\b/iu, 30],
      [/\b(?:since\s+monday|this\s+week(?:'s|’s)?)\b/iu, "monday"],
    ],
    sinceDay:
      /\bsince\s+(?:the\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+([a-z]+)|([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?)\b/iu,
    months: "january february march april may june july august september october november december".split(" "),
  },
  phrases: {
    mentionCount: (count, total, day) => `Mentioned in ${count} of ${total} lectures, first on ${day}.`,
    notFound: (lectures) =>
      lectures === 1 ? "This lecture doesn't mention that." : `None of these ${lectures} lectures mentions that.`,
    closest: "I'm not sure any lecture answers that. The closest passages:",
    firstMention: (day) => `First said on ${day}:`,
    explained: "Explained here:",
    mentionedIn: (count, total) => `${count} of ${total} lectures:`,
    further: (count) => `And ${count} more.`,
    nothingAbout: (thing) => `No lecture mentions ${thing}.`,
    overview: "Lecture by lecture:",
    exam: "For the exam, lecture by lecture:",
    terms: "Key terms, lecture by lecture:",
    since: (day, count) => `Since ${day}: ${count === 1 ? "1 lecture" : `${count} lectures`}.`,
    nothingDerived: "These lectures have no summary yet.",
    noSuchLecture: "There's no such lecture here.",
  },
};
