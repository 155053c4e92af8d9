import type { Act } from "../act.ts";

/**
 * The acts of asking, in the order in which they are tried: what a student may wish of the whole recording, of a model, or of
 * the assistant. A new one begins here; the compiler then names the other languages. Its answer lists the main points,
 * unless `writer/answers/answer-whole.ts` has another.
 */
export const acts = {
  thanks: {
    pattern:
      "^(?:ok(?:ay)? |great |perfect |awesome )*(?:thanks|thank (?:you|u)|thx|ty|cheers|got it|awesome)(?: .{0,30})?$",
    reply: "You're welcome. Ask me more about this recording whenever you like.",
  },
  greeting: {
    pattern: "^(?:hi+|hello|hey|yo|sup|good (?:morning|afternoon|evening))(?: (?:there|lectern|how are you|you))?$",
    reply: "Hello! Ask about anything that was said, or for a summary, the main points or the key terms.",
  },
  complaint: {
    pattern:
      "^(?:no(?:pe)? )?(?:(?:thats|that is|this is|that answer is|that isnt|this isnt|thats not|that was) (?:not )?(?:wrong|right|true|incorrect|what .*)|wrong|bad answer|not helpful|useless|incorrect|you (?:didnt answer|made that up).*|he never said that)$",
    reply: "Sorry. Try asking in different words, or search the transcript.",
  },
  help: {
    pattern:
      "^(?:help(?: me)?|(?:what|how) (?:can|could|do|should) (?:you|i|u) (?:do|ask(?: you)?|work|use this|help me with)(?: here)?|can you help me|(?:who|what) are you|are you chatgpt|what kinds? of questions can i ask(?: you)?)$",
    reply:
      "I answer from this recording, in its own words. Ask about anything that was said, or for a summary, the main points, the topics, the key terms, tasks and dates, what matters for the exam, or what was said at a certain time.",
  },
  quiz: {
    pattern:
      "(?:quiz|test|examine|grill|drill|question) me(?! why)|quiz(?:zes)?|flash ?cards?|cards|(?:practi[cs]e|quiz|test|review|study|sample) (?:questions?|tests?|exam)|multiple choice(?: questions?)?|mock (?:exam|test)|ask me(?: some| a few)? questions?|questions? to practi[cs]e|test my knowledge|(?:give|make|write|create|throw)(?: me| some| up| us)* (?:\\w+ ){0,2}questions?",
    reply: "I can't write questions or cards without an AI model. These passages are good for testing yourself:",
  },
  translate: {
    pattern:
      "translat(?:e|ion of)|(?:in|into|to) (?:english|spanish|german|french|portuguese|italian|chinese|my language)",
    reply: "I can't translate without an AI model. I can quote what the recording says about anything in it.",
  },
  write: {
    pattern:
      "(?:study|revision|review) (?:guide|sheet|plan|pack)|cheat ?sheet|one pager|mind ?map|(?:write|make|create|draft)(?: me| us)? (?:an? |the |my )?(?:\\w+ )?(?:essay|paper|report|email|mail|article|blog ?post|poem|story|song|guide|presentation|slides)",
    reply: "I can't write my own text without an AI model. These passages of the recording would belong in it:",
  },
  rephrase: {
    pattern:
      "rephrase|reword|(?:in|with) (?:other|different|your own) words|put it differently|(?:ok but |make (?:it|that|this) )?(?:shorter|simpler|longer)|dumb it down|too (?:much text|long|complicated)|more detail|cut it down",
    reply: "I can't put it in other words without an AI model. Ask for a number of points, or about one part of it.",
  },
  judge: {
    pattern:
      "what do you think|do you (?:agree|like)|your (?:opinion|view|take)|worth (?:listening|watching|my time|it)|any good|would you recommend|is (?:he|she|this|it) (?:right|true|hard|any good|a good)",
    reply: "I can't judge a recording, only quote it. Main topics:",
  },
  exam: {
    pattern:
      "exam(?:s|ination)?|mid ?terms?|finals?|test|(?:have|need|should i|must i|do i|what to|i must|i should) (?:to )?(?:know|stud(?:y|ies)|learn|memori[sz]e|revise|focus on|remember)|likely to be asked|be on the test",
    reply: "Exams, tasks and what was flagged as important:",
    none: "The recording doesn't mention an exam. Main topics:",
  },
  tasks: {
    pattern:
      "home ?work|assignments?|due|deadlines?|hand in|submit|(?:reading|chapter)s? (?:did|do|does|should|to) .*(?:assign|read|prepare)|to (?:do|prepare|read) (?:for|before|until) .*|(?:have|got) to (?:do|prepare|hand in|read)(?: (?:for|before|until|by|at home|next|this|today).*)?|dates?(?: and tasks)?|tasks?|to ?dos?",
    reply: "Tasks and dates mentioned:",
    none: "This recording doesn't mention any homework, reading or deadlines.",
  },
  missed: {
    pattern:
      "(?:did |what )?(?:i |id i |d i )?miss(?:ed)?|catch me up|fill me in|up to speed|(?:was|were|im|been|out) (?:out )?(?:sick|ill|absent|late|asleep)|(?:came|come|joined) late|leave early|left early|overslept|fell asleep|zoned out|skipped|wasnt (?:there|paying attention|listening)|what happened after",
    reply: "What was covered:",
  },
  topics: {
    pattern:
      "(?:run me through .*)?topics?|table of contents|structured?|sections?|chapters?|agenda|outline|(?:what|which) (?:subjects|areas|topics|parts|themes)|(?:did|do|does) (?:we|this|it|the lecture|he|she) cover(?: today)?|was covered",
    reply: "What it covers, in order:",
  },
  terms: {
    pattern:
      "(?:key|main|important|technical|new) ?(?:terms?|words|vocab\\w*|concepts?)|key ?words?|glossary|vocab\\w*|terminology|definitions|terms (?:i|to|we|used).*|list of (?:terms|definitions)|define the .*terms",
    reply: "Key terms, as the recording explains them:",
    none: "The recording doesn't define any terms. Main topics:",
  },
  simple: {
    pattern:
      "explain|eli ?5|like (?:im|i am|i was) (?:5|five|a .*)|dont (?:understand|get it)|didnt (?:understand|get).*|simpl[ey]r?(?: words| terms)?|plain english|easy words|lost|confus\\w+|make(?:s)? (?:it make )?sense|break (?:it|this|that) down|no idea what.*|brain hurts|year old|walk me through|teach me|tutor me|be my tutor|go through|help me understand|take me through|more easily|step by step",
    reply: "I can only quote the recording. Main topics:",
  },
  conclusion: {
    pattern:
      "conclusions?|conclude|how (?:does|did) (?:it|the \\w+|this) end|final thoughts?|wrap up|(?:decide|decided|happened) (?:in|at) the end|closing",
    reply: "How it ends:",
  },
  examples: {
    pattern: "examples?",
    reply: "Examples it gives:",
  },
  questions: {
    pattern:
      "(?:what|which) questions? (?:did|came|were|was|do).*|questions? (?:that )?(?:were |was )?(?:asked|raised)",
    reply: "Questions from the lecture:",
  },
  points: {
    pattern:
      "(?:main|key|important|central|most important|biggest|essential|crucial|top|best) (?:\\w+ )?(?:points?|ideas?|things?|stuff|arguments?|takeaways?|takeawys|messages?|concepts?|facts?|lessons?)|take ?aways?|bullet ?points?|bullets|highlights|essentials|(?:whats|what is|just the|the most|most) (?:important|crucial)(?: stuff| points?| things?)?(?: here)?|remember from|take (?:away )?from|points?|top \\w+",
    reply: "Main topics:",
  },
  summary: {
    pattern:
      "summar\\w*|sumar\\w*|tl ?dr|recap\\w*|overview|gist|synopsis|abstract|nutshell|sum .*up|boil .* down|condense|short version|run ?down|about|what (?:happened|was said|went on)|notes?|(?:say|said|talk|talked|discuss\\w*|going on)",
    reply: "Main topics:",
  },
} satisfies Readonly<Record<string, Act>>;
