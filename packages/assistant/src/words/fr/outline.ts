import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import type { OutlineData } from "../outline-data.ts";
import { anywhere } from "../patterns.ts";

export const fr: OutlineData = {
  keyPassages: keyPassagesNames.fr,
  inShort: "En bref :",
  keyTerms: "Termes clés",
  datesAndTasks: "Dates et travaux",
  and: "et",
  askMeaning: (term) => `Que signifie « ${term} » ?`,
  askAbout: (subject) => `Que dit-on de « ${subject} » ?`,
  opener:
    /^(?:et|mais|donc|alors|bon|bien|ben|voilà|oui|non|ok|okay|d[’']accord|en fait|eh bien|car|parce que|ou|or|puis|ensuite|maintenant|bref|enfin|d[’']ailleurs|c[’']est-à-dire|aussi)(?![\p{L}\p{N}'’-]),?\s+/iu,
  filler: anywhere("euh+|heu+|hum+|mmh+|ben|bah", "giu"),
  articles:
    "le la les l' un une des du ce cet cette ces son sa ses leur leurs notre nos chaque tout toute aucun aucune",
  links: "de du des d",
  persons: "je j' j me m' m moi mon ma mes tu te toi ton ta tes vous votre vos",
  pointing: "cela ça ceci ce c' c il elle ils elles lui leur leurs y en là ici celui celle ceux celles chose choses",
  aside: anywhere(
    "examens?|partiel|devoirs?|exercices?|contrôle|bonjour|bonsoir|merci|bienvenue|à (?:la semaine prochaine|bientôt|demain)|la prochaine (?:fois|séance)|la semaine (?:prochaine|dernière)|le cours (?:dernier|précédent)|des questions|vous m[’']entendez|tableau|diapositive|diapo|micro|pause|s[’']il vous plaît|excusez|pardon|abonne\\p{L}*|dans cette vidéo|podcast|sponsor\\p{L}*|newsletter|cette chaîne",
  ),
  announces: anywhere(
    `(?:je vais|nous allons|on va|je vous propose|je voudrais|j['’]aimerais|je souhaite|vous allez)(?: [\\p{L}'’]+){0,5}? (?:parler|voir|revoir|étudier|commencer|présenter|expliquer|aborder|montrer|suivre|observer|procéder|examiner|traiter|définir|consacrer|entrer|proposer|évoquer|interroger|analyser)
      (?:nous verrons|on verra|je vous parlerai|je parlerai|il s['’]agira|je commencerai|j['’]aborderai|j['’]essaierai)
      (?:dans l['’]heure|dans ce cours|dans cet exposé|dans cette conférence)|(?:mon|le|notre) (?:plan|propos|exposé|but|sujet) (?:est|sera|de tout|de ce|d['’]aujourd)|en (?:deux|trois|quatre|cinq) (?:étapes|parties|temps|points)|(?:deux|trois|quatre|cinq) (?:étapes|parties)|aujourd['’]hui (?:il|nous|on|je)`,
  ),
  course: {
    event: anywhere(
      "examens?|épreuves? (?:écrites?|orales?|théoriques?|pratiques?|finales?)|partiels?|contrôle continu|(?:avant le|au|prochain|un|le) contrôle|devoirs?(?: maison| surveillé)?|à rendre|date limite|lectures? (?:obligatoires?|pour)|exposés?|interrogation|mémoire de|travaux dirigés|exercices? (?:pour|à faire)|chapitres? (?:\\d+|un|deux|trois|quatre|cinq|six)|pages? \\d+",
    ),
    listeners: anywhere("vous|votre|vos|tu|te|ton|ta|tes|on|nous|notre|nos|tout le monde|chacun|étudiants|étudiantes"),
    action: anywhere(
      "lire|lisez|relire|relisez|rendre|rendez|remettre|remettez|envoyer|envoyez|étudier|étudiez|réviser|révisez|préparer|préparez|apporter|apportez|faire|faites|résoudre|résolvez|inscrire|inscrivez|regarder|regardez|terminer|terminez|compléter|complétez|apprendre|apprenez|déposer|déposez",
    ),
    demand: anywhere(
      "s[’']il vous plaît|il faut|il faudra|vous devez|vous devrez|devez|doivent|n[’']oubliez pas|pensez à|je vous (?:demande|invite|conseille)|pour la (?:prochaine|semaine)|pour le prochain|avant (?:le|la) (?:prochaine?|fin)|je veux que|veillez à|à rendre",
    ),
    ownDuty: anywhere("j[’']ai|je dois|je devrais|mon|ma|mes"),
    date: anywhere(
      "(?:(?:le|ce|avant|jusqu[’']à|pour|dès) )*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:prochain|matin|soir|après-midi))*|(?:le |du |au )?\\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|(?:la )?semaine prochaine|(?:la |le )?(?:prochaine?) (?:fois|séance|cours|semaine)|demain (?:matin|soir)|après-demain|pour demain|à \\d{1,2} ?h(?:eures?)?(?: ?\\d\\d)?|dans (?:une|deux|trois) semaines?|fin (?:du|de la|de l[’']) ?(?:semestre|semaine|mois|année)",
    ),
    takesPlace: anywhere("est|sera|sont|seront|aura lieu|commence"),
    important: anywhere(
      "(?:est|sont|très|plus|vraiment|extrêmement|c[’']est) (?:très |vraiment )?(?:importante?s?|essentielle?s?|fondamenta(?:l|le|ux)|cruciale?s?) (?:de|que|à|ici|pour)|(?:c[’']est|ça c[’']est) (?:très |vraiment |le plus )?(?:important|essentiel|fondamental|crucial)|(?:le|ce qui est) (?:plus )?(?:important|essentiel)(?: c[’']est)?|(?:à|pour) l[’']examen|au partiel|il faut (?:bien )?(?:savoir|retenir|connaître|comprendre|se souvenir)|vous devez (?:savoir|retenir|connaître|comprendre)|(?:retenez|rappelez-vous|n[’']oubliez pas|souvenez-vous|notez) (?:bien )?(?:que|ça|ceci|cela|qu[’'])|l[’']idée (?:clé|principale|essentielle)|à retenir",
    ),
  },
};
