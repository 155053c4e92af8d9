import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** Directly before what a lecture comes to next: "let's turn to", "the next thing is". */
const turning: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:(?:let's|let us|let me|i want to|i'd like to|we(?:'re| are)? (?:going to|gonna)|we'll|we will|i'll|we can|now we|now i) (?:now |just |also |then |first )?(?:(?:look|go|come|turn|move|get|return|switch)(?: on| back| over)?(?: now)? (?:at|to|into|through)(?: a discussion of| a look at)?|take a (?:\p{L}+ )?look at|take|consider|define|introduce|discuss|examine|review|see|use|do)|mov(?:e|ing) on(?: now)? to(?: a discussion of)?|the (?:next|first|second|third|fourth|last|other) (?:thing|topic|point|issue|question|part|problem|example|one|kind|type|step|way) is(?: called)?|(?:here is|here's|here are|now,? (?:we have|there's|there is|there are))|(?:the|a) (?:conflict|difference|relationship|distinction|problem) (?:of|between)|what about|how about)\s+/iu,
  de: /(?<![\p{L}])(?:(?:schauen|sehen|betrachten|nehmen|besprechen) wir(?: uns)?(?: (?:nun|jetzt|mal|einmal|zunächst|als nächstes|also|noch))*|(?:beginnen|starten|fangen) wir(?: (?:nun|jetzt|also))* mit|(?:kommen|gehen) wir(?: (?:nun|jetzt|also))* (?:zum|zur|zu)|(?:möchte|will|werde) ich (?:jetzt |nun |kurz )?(?:über|auf)|(?:unterscheidung|unterschied|unterscheiden)(?: \p{L}+){0,6} zwischen|jetzt (?:haben wir|kommt|kommen))\s+/iu,
  es: /(?<![\p{L}])(?:pasemos a|pasamos a|veamos|vamos a (?:referirnos a|ver|tomar|mirar|considerar|trabajar)|voy a (?:hablar de|referirme a)|(?:continuar|seguir)(?:emos|íamos|é)? con|seguimos con|(?:empe|comen)cemos (?:con|por)(?: trabajar)?|fijémonos en|ahora (?:tenemos|veremos|vamos con)|la diferencia entre)\s+/iu,
  fr: /(?<![\p{L}])(?:(?:regardons|voyons|prenons|considérons|examinons)(?: (?:maintenant|donc|ensemble))*|(?:passons|revenons|venons|arrivons)(?: maintenant)? (?:à la|à l[’']|aux|au|à)|on arrive (?:à la|à l[’']|aux|au|à)|(?:commençons|on commence) (?:par|avec)|on va (?:voir|regarder|prendre)|voici|la différence entre)\s*/iu,
  pt: /(?<![\p{L}])(?:(?:vamos|vou|a gente vai)(?: agora)? (?:dar uma (?:olhad\p{L}+|olhadinha) (?:em|na|no|nas|nos)|olhar (?:para )?|ver|pegar|considerar|falar (?:de|da|do|das|dos|sobre))|passemos (?:a|à|ao)|voltando (?:a|à|ao)|agora (?:temos|vem)|a diferença entre)\s+/iu,
};

/** @param code BCP 47; undefined for a language that we have no words of */
export const getTurning = (code: string): RegExp | undefined => (isKnownLanguage(code) ? turning[code] : undefined);
