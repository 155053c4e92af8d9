import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import type { OutlineData } from "../outline-data.ts";
import { anywhere } from "../patterns.ts";

export const en: OutlineData = {
  keyPassages: keyPassagesNames.en,
  inShort: "In short:",
  keyTerms: "Key terms",
  datesAndTasks: "Dates and tasks",
  and: "and",
  askMeaning: (term) => `What does “${term}” mean?`,
  askAbout: (subject) => `What does the lecture say about “${subject}”?`,
  opener:
    /^(?:and|so|but|now|okay|ok|all right|alright|right|well|yes|yeah|no|because|or|then|again|actually|basically|anyway|you know|i mean|oh|see|look|listen|finally|plus|also|in fact|of course)(?![\p{L}\p{N}'’-]),?\s+/iu,
  filler: anywhere("um+|uh+|uhm+|er|erm+|hm+|mm+", "giu"),
  articles: "the a an this that these those his her its our your their my any each every some no",
  links: "of",
  persons: "i i'm i've i'll i'd me my mine you you're you've you'll your yours we'll let's let",
  pointing:
    "this these those it its they them their he she him his her here there that's such thing things stuff guy guys one ones slide slides left right",
  aside: anywhere(
    "office hours|premium (?:channel|subscribers?|members?)|podcasts?|show notes?|this episode|my name is|homework|problem sets?|assignments?|exam|midterm|quiz|syllabus|textbook|worksheet|see you|hear me|next (?:time|week|class|lecture)|last (?:time|week|class|lecture)|good (?:morning|afternoon|evening|question)|great question|welcome|any questions|thank you|thanks|sorry|hand (?:up|out)|microphone|this video|sponsors?|sponsored|brought to you by|promo code|discount|subscribe|newsletter|patreon|creative commons|donation|link in the description|guest|let me (?:show|see|go|just)|can you see|on the (?:left|right|screen|board)|in this (?:course|video|lecture)|these lectures",
  ),
  announces: anywhere(
    `(?:i|we|you)(?:['’]ll| will|(?:['’]m|['’]re| am| are) (?:going to|gonna)|(?: would|['’]d) like to| want(?:ed)? to| wanna| hope to)(?: (?:also|just|now|then|first|today|tonight|be|going to|start(?: off| out)?(?: by)?|begin by|try to|briefly|mostly|finally|quickly|do is|do here is|give you|suggest|spend \\p{L}+ \\p{L}+))* (?:tell(?:ing)?|show(?:ing)?|talk(?:ing)?|speak(?:ing)?|explain(?:ing)?|give you|an overview|describ(?:e|ing)|discuss(?:ing)?|cover(?:ing)?|explor(?:e|ing)|introduc(?:e|ing)|present(?:ing)?|argu(?:e|ing)|suggest|propose|focus(?:ing)?|look(?:ing)? at|stud(?:y|ying)|learn(?:ing)?|review|start(?:ing)? (?:with|by|off|down)|begin(?:ning)? (?:with|by)|end with|continu(?:e|ing))
      as an overview|(?:we['’]re|we are|i['’]m|i am) (?:talking|speaking)(?: \\p{L}+){0,6} (?:today|tonight)
      (?:topic|subject|theme|title|outline|agenda|goal|aim) (?:of|for) (?:today|tonight|this|the (?:day|lecture|talk|class))
      today['’]s (?:topic|lecture|talk|class|lesson|subject|session)
      (?:split|divided|organi[sz]ed?) (?:up )?in(?:to)? \\p{L}+ (?:parts|sections|steps|stages)
      what (?:i|we)(?:['’]ll| will|['’]m| am|['’]re| are| want| would like|['’]d like)(?: \\p{L}+){0,5} (?:today|tonight|(?:with )?this (?:talk|lecture|class))
      (?:this|the) (?:talk|lecture|class|lesson|session|series) (?:is|will be|covers)(?: \\p{L}+){0,2} (?:about|on|on how)
      my (?:main |starting )?(?:point|thesis|argument|claim|starting point) is`,
  ),
  course: {
    event: anywhere(
      "exams?|mid-?terms?(?: exam)?|finals|quizz?(?:es)?|homework|assignments? (?:\\d+|one|two|three|four|five|is|are|will)|(?:the|your|this|first|second|next|last|each|every|an) assignments?|problem sets?|psets?|term papers?|final project|deadlines?|due (?:on|by|date|next|in|before|at|tomorrow|today|this)|required reading|the readings?|chapters? (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)|pages? \\d+",
    ),
    listeners: anywhere("you|your|yours|you'll|you're|you've|we|our|us|we'll|everyone|everybody|students|each of you"),
    action: anywhere(
      "read|re-?read|submit|turn in|hand in|hand it in|finish|complete|study|prepare|bring|register|sign up|enroll|review|revise|watch|solve|write up|upload|fill (?:in|out)|work through|look over|look up|go over|memori[sz]e|practi[cs]e|do the|do your|start early",
    ),
    demand: anywhere(
      "please|have to|need to|must|should|make sure|be sure|don't forget|do not forget|remember to|required to|expected to|supposed to|want you to|ask you to|asked to|like you to|for next (?:time|week|class|lecture)|by next (?:time|week|class|lecture)|before (?:the )?(?:next )?(?:class|lecture|session|exam|midterm|final|section)|is due|are due|due",
    ),
    ownDuty: anywhere("i have|i've got|i've|i need|i should|i must|i'm supposed|my"),
    date: anywhere(
      "(?:(?:next|this|on|by|until|before|every|last) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|afternoon|evening|night|at \\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m)?))?|(?:january|february|march|april|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?|may \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? of (?:january|february|march|april|may|june|july|august|september|october|november|december)|tomorrow|tonight|next (?:week|class|lecture|time|month)|(?:in|by) (?:a|one|two|three) weeks?|(?:at|by) (?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|end of (?:the )?(?:week|month|term|semester|quarter)|week (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)",
    ),
    takesPlace: anywhere("is|are|will be|takes? place|starts?|begins?|due|covers?|happens"),
    important: anywhere(
      "(?:this|that|it|which|what|what's|it's|that's) (?:is )?(?:really |very |the most |extremely |super |absolutely |so )?(?:important|crucial|essential)(?! (?:than|to (?:him|her|them|us|me|people)|in (?:his|her|their|your) |and not|role|part|figure|person|people|man|woman|event|moment|roles|parts|problem|work|paper|papers))|(?:important|crucial|key) (?:thing|point|idea|takeaway|message|lesson|to (?:know|remember|understand|realize|note|keep in mind))|key takeaways?|take-?home message|(?:on|in) the (?:exam|midterm|final|test|quiz)|(?:you|you'll) (?:need to|have to|should|must|want to|will need to|do need to) (?:know|remember|memori[sz]e|understand|be able to)|(?:want|like) you to (?:remember|know|take away|understand|get)|(?<!\\b(?:i|i'll|he|she|they|we|you|students|people|to|who|can) )(?:remember|keep in mind|don't forget|never forget|bear in mind) (?:that|this)|write (?:this|that) down|if you (?:only )?remember (?:only )?one thing|pay attention to",
    ),
  },
};
