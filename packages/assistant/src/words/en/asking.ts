import type { Asking } from "../asking-data.ts";
import { acts } from "./acts.ts";

export const en: Asking = {
  acts,
  kinds: {
    define:
      "^(?:so )?(?:what|whats|wat|wats|who) (?:is|are|was|were|r|s)?\\b|defin(?:e|ition)|meaning|means?\\b|stands? for|what do (?:we|you|they) mean",
    why: "why|how come|what (?:causes?|caused|makes?|made|led)|reasons?|causes? of|what for|purpose|explain why",
    number:
      "how (?:many|much|long|far|old|big|large|often|tall|fast|high|deep|heavy|hot|cold|wide|small|expensive)|(?:what|which) (?:percent\\w*|number|fraction|size|age|rate|speed|price|amount)|number of|^when|(?:what|which) (?:year|date|day|month|century|decade|time)|how long ago",
    who: "who|whom|whose",
  },
  filler:
    "please|pls|plz|asap|real quick|quick(?:ly)?|can (?:you|u|i|we)|could (?:you|u|i) (?:possibly)?|would you|i (?:wanna|want to|need|would like to) (?:know|have|get|be)?|wanna|need an?|give (?:me|us)|gimme|tell me|show me|make me|for my friend.*|im on the bus|i dont have time.*?(?=whats|what is|$)|yo |uh|so |lol|my friend|tomorrow|yesterday|today'?s?|this week|next week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|short|long|brief|detailed|whole|entire|everything|all of it|thing|full|in (?:one|two|three|a few|few|\\d+) (?:sentences?|words?|paragraphs?|bullet points?|points?)|(?:one|two|three|\\d+) (?:sentence|paragraph|words?)|(?:down |into |to )+(?:a )?(?:one|two|three|few|\\d+) sentences?|possibly|version|\\w+ year old|one|two|three|four|five|ten|for (?:the|my) (?:final|midterm|exam|test)|before (?:friday|monday)|tell|biggest|most|relevant|likely|i got|i have|help me prepare|prepare|should|honestly|the video|this one|real|crucial|stuff",
  comparisons: [
    "differen(?:ce|ces|t) (?:between |in )?(.+?) (?:and|vs|versus|from|to|than) (.+)",
    "(?:compare|contrast|distinguish(?: between)?) (.+?) (?:and|with|to|vs|versus|from|against) (.+)",
    "how (?:is|are|does|do|was|were) (.+?) (?:differ(?:ent)?|unlike|distinct)(?: from| than| to) (.+)",
    "(.+?) (?:vs|versus|compared (?:to|with)|as opposed to) (.+)",
    "(?:is|are|was) (.+?) (?:better|worse|faster|slower|bigger|larger|smaller|cheaper|stronger|more \\w+|less \\w+|the same|similar|different) (?:than|as|to|from) (.+)",
    "similarit(?:y|ies) (?:between|of) (.+?) and (.+)",
    "what (?:do|does|did) (.+?) and (.+?) have in common",
    "how (?:is|are|does|do|did) (.+?) (?:relate|related|connected|linked|compare) (?:to|with) (.+)",
    "relat(?:e|es|ed|ion|ionship) (?:between |of )?(.+?) (?:and|to|with) (.+)",
  ],
  pronouns: "it|its|they|them|their|that|this|those|these|he|she|him|her|his|one|ones|there|former|latter",
  more: "^(?:(?:tell|say|show|give) (?:me )?)?(?:more|go on|continue|next|what else|anything else|keep going|and then)(?: about (?:it|that|this))?(?: please)?$|what (?:comes|happens|came|happened|did \\w+ say) (?:next|after that|then)",
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last"],
  firstMinutes: "first (\\d{1,3}) min",
  lastMinutes: "last (\\d{1,3}) min",
  minute: "(?:at|from|after|around|about|by) (?:minute )?|minute ",
  chapter: "(?:chapter|part|section) ",
  phrases: {
    closest: "I'm not sure this answers it. The closest passages:",
    notFound: "I couldn't find that in this recording.",
    neverSaid: (words) => `Not said in this recording: ${words}.`,
    showing: (words) =>
      `Showing results for ${words}. To search for a word as you typed it, put it in quotation marks.`,
    fromSummary: "From the summary:",
    nothingAbout: (thing) => `I found nothing about ${thing}.`,
    noTimes: "This recording has no timestamps, so I can't tell which part that is.",
    ends: (moment) => `The recording ends at **${moment}**.`,
    noMore: "There's nothing more there.",
    onlyItems: (count) => `I can find only ${count} there.`,
    noSentences: "There are no sentences in this recording to answer from.",
    onlyPoints: (count) => `This recording is short: it has only ${count} points.`,
  },
};
