const filler = /(^|,?\s+|[—–-])(?:um+|uh+|erm+|er|hm+|mm+-?hm+|uh-huh)(?=$|[\s,.;?!—–-]),?/giu;
const aside =
  /,\s*(?:you know(?: what I mean)?|I mean|like|sort of|kind of|if you will|okay|ok|right|you see|so to speak)\s*,/giu;
const tag = /,\s*(?:right|okay|ok|you know|yeah|alright|all right)\s*[?.!]$/iu;
const noise = /(?<![\p{L}\p{N}])\[[\p{L} _-]{3,40}\]|\((?:laughter|applause|music|inaudible|coughs?|pause)\)|>>+|♪/giu;
const openerWithComma =
  /^(?:okay|ok|all right|alright|right|well|yes|yeah|yep|no|look|listen|see|great|good|again|actually|basically|anyways?|honestly|you see|you know|I mean|remember|oh|sure|of course|fine|then|by the way|in fact|obviously|one|two|three|four|five|six|seven|first|second|third|finally|number (?:one|two|three|four|five)),\s+/iu;
const opener = /^(?:so|now|and|but|okay|ok|alright|because|plus)\b,?\s+(?!that\b|then\b|far\b|much\b|many\b)/iu;
const reminder =
  /^(?:(?:please )?(?:remember|notice|note|keep in mind|recall)|I should say|let me (?:say|add)|the thing is|it turns out) that\s+/iu;
const stutter =
  /\b(the|a|an|i|to|of|and|is|it|we|in|so|this|you|they|he|she|was|but|if|on|for|with|my|what)(?:,?\s+\1\b)+/giu;

/** By hand, because the pattern for it takes time that grows with the square of a run of commas. */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ",;:—–- ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Takes off what only opened the sentence, however much of it there is. */
function withoutOpeners(text: string): string {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/^[\s,;:.…—–-]+/u, "")
      .replace(openerWithComma, "")
      .replace(opener, "")
      .replace(reminder, "");
  }
  return rest;
}

/**
 * A spoken sentence as one would write it: without fillers, stutters and what opened it, with a capital and a full
 * stop. Empty when nothing but filler was said.
 */
export function cleanSentence(spoken: string): string {
  const heard = withoutOpeners(spoken.replaceAll(noise, " ").replaceAll(/\s+/g, " "));
  const fluent = heard.replaceAll(filler, " ").replaceAll(aside, " ").replaceAll(/\s+/g, " ").trim();
  const text = withoutOpeners(fluent.replaceAll(stutter, "$1").replace(tag, "."))
    .replaceAll(/\s+([,.;:?!])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",");
  if (!/[\p{L}\p{N}]/u.test(text)) return "";
  const ended = /[.?!…。！？]["'”’)]*$/u.test(text) ? text : `${withoutLooseEnd(text)}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
