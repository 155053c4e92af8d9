import type { LanguageRules } from "./language.ts";
import { frenchRequests } from "./requests/french.ts";
import {
  anywhere,
  atStart,
  exactly,
  justBefore,
  openerWithComma,
  toAsidePattern,
  toFillerPattern,
  toOpenerPattern,
  toTagPattern,
} from "./patterns.ts";

export const french: LanguageRules = {
  requests: frenchRequests,
  phrasebook: {
    saysAt: "L’enregistrement dit, à",
    says: "L’enregistrement dit :",
    overview: "Ce dont cet enregistrement parle surtout :",
    notFound: "Je n’ai pas trouvé cela dans cet enregistrement.",
    closest: "Je ne suis pas sûr que cela réponde à la question. Les passages les plus proches sont :",
    aboutExam: "Ce que l’enregistrement dit des examens et des devoirs, ou appelle important :",
    noExam: "L’enregistrement ne dit rien d’un examen. Ce dont il parle surtout :",
    simpler: "Je ne peux que citer l’enregistrement. Là où il le dit le plus simplement :",
    noTimes: "Cet enregistrement n’a pas de minutage : je ne peux pas trouver cette partie.",
    between: (from, to) => `De **${from}** à **${to}** :`,
    chapter: (number, title) => `Chapitre ${number}, **${title}** :`,
    ends: (moment) => `L’enregistrement se termine à **${moment}**.`,
    chapters: (count) => `Cet enregistrement a ${count} chapitres :`,
    quiz: "Questions sur cet enregistrement :",
    solutions: "Réponses :",
    noQuiz: "Je n’ai pas trouvé dans cet enregistrement de phrases qui fassent de bonnes questions.",
    thanks: "Avec plaisir. Pose-moi d’autres questions sur cet enregistrement quand tu veux.",
    apart: "L’enregistrement dit de chacun :",
    nothingAbout: (thing) => `Je n’ai rien trouvé sur ${thing}.`,
    about: (thing) => `Sur **${thing}** :`,
    isAbout: (subjects) => `Il est question de ${subjects}.`,
    speaksOf: (subjects) => `Il y est question de : ${subjects}.`,
    nothingToAnswerFrom: "Cet enregistrement ne contient pas de phrases avec lesquelles répondre.",
    inShort: "En bref :",
    keyTerms: "Termes clés",
    tasks: "Dates et travaux",
    questions: "Questions posées",
    part: (number) => `Partie ${number}`,
    threeSubjects: (subjects) => `Trois sujets traversent cet enregistrement : ${subjects}.`,
    inClosing: "Pour finir",
    and: "et",
  },
  cleaning: {
    filler: toFillerPattern("euh+|heu+|hum+|mmh+|ben|bah"),
    aside: toAsidePattern(
      "disons|en fait|quoi|hein|voilà|tu vois|vous voyez|si vous voulez|on va dire|bon|enfin|comment dire|vous savez",
    ),
    tag: toTagPattern("hein|non|quoi|d[’']accord|ok|okay|n[’']est-ce pas|voilà|pas vrai"),
    openers: [
      openerWithComma(
        "bon|bien|alors|donc|voilà|ok|okay|oui|non|d[’']accord|en fait|eh bien|écoutez|regardez|vous voyez|bref|enfin|d[’']ailleurs|premièrement|deuxièmement|d[’']abord|ensuite|c[’']est-à-dire|maintenant|très bien|par contre",
      ),
      toOpenerPattern("donc|alors|et|mais|bon|ben|bah|voilà|car|puis|parce que"),
    ],
  },
  judging: {
    housekeeping: anywhere(
      `examen|examens|partiel|devoirs?|exercices?|contrôle|note finale|bonjour|bonsoir|merci|bienvenue|à (?:la semaine prochaine|bientôt|demain|la prochaine)
      la prochaine (?:fois|séance)|la semaine (?:prochaine|dernière)|le cours (?:dernier|précédent|d[’']aujourd[’']hui)|aujourd[’']hui (?:on|nous|je)
      on va (?:voir|parler|commencer)|nous allons (?:voir|parler|commencer)|des questions|vous m[’']entendez|on m[’']entend|tableau|diapositive|diapo
      micro|pause|s[’']il vous plaît|excusez|pardon|abonnez|dans cette vidéo|travaux dirigés|podcast|cet épisode|cette chaîne|(?:prochaine|dernière|précédente) vidéo|vidéo précédente`,
    ),
    advertising: anywhere(
      "sponsor\\p{L}*|parrainé|code promo|réduction de \\d+|offre spéciale|essai gratuit|abonne\\p{L}*|newsletter|patreon|lien dans la description|pouce bleu",
    ),
    announcing: anywhere(
      "^aujourd[’']hui|dans (?:cette|ce) (?:vidéo|cours|leçon|séance|conférence|épisode|chapitre)|(?:cette|ce) (?:vidéo|cours|séance) (?:porte|traite|explique)|(?:on va|nous allons|je vais) (?:parler|étudier|apprendre)|(?:je voudrais|j[’']aimerais) parler|le (?:sujet|thème|but) (?:de|est)",
    ),
    explaining: anywhere(
      `s[’']appelle|s[’']appellent|on appelle|est défini|se définit|connu sous|signifie|veut dire|consiste|c[’']est-à-dire|autrement dit|important
      parce que|donc|par conséquent|par exemple|de cette (?:façon|manière)|la raison|la différence|la clé|c[’']est pourquoi|découvert|démontr\\p{L}*|en raison`,
    ),
    leaning: atStart(
      `et|ou|car|donc|parce que|par exemple|par conséquent|à savoir|comme précédemment|d[’']autre part|en revanche|au contraire|de même|également|de cette (?:manière|façon|sorte)|d[’']où|autrement|dans ce cas|de plus(?! en)|pour (?:en|y|cela)|(?:puisque|comme|si|quand|lorsque) (?:ce|cet|cette|ces|cela|celle|celui|elle|elles)|(?:la|le) (?:premi(?:ère|er)|seconde?|deuxième|dernière?|autre) (?:est|était|consiste)|(?:le|la|les|l[’']) ?(?:mettre|prendre|faire|voir|rendre|remplacer|multiplier|diviser|choisir|calculer|trouver|placer|changer|écrire|comprendre|évaluer|utiliser|appliquer|ajouter|connaître|résoudre)|cela|ça|ceci|ce|cet|cette|ces|celui|celle|ceux|celles|il|elle|ils|elles|lui|leur|leurs|son|sa|ses|c[’']est|c[’']était|ce sont|les deux
      y|en|aussi|ainsi|non plus|sinon|alors|puis|ensuite|là|ici|qui|que|dont|ce qui|ce que|lequel|laquelle|l[’']un|l[’']autre|oui|non|mais`,
    ),
    person: anywhere("je|j|me|m|moi|mon|ma|mes|tu|te|toi|ton|ta|tes|vous|votre|vos", "giu"),
    inviting: atStart(
      "\\p{L}{3,}(?:ons|ez)|imagine|prenons|prenez|regardons|regardez|supposons|pensez|considérons|voyons|notez|rappelez-vous",
    ),
  },
  naming: {
    beforeNoun: exactly(
      "le|la|les|un|une|des|du|de|au|aux|en|dans|par|pour|sans|sur|sous|entre|vers|avec|chez|son|sa|ses|leur|leurs|notre|nos|votre|vos|ce|cet|cette|ces|chaque|deux|trois|quatre|et|ou|selon|appelé|appelée|comme|plus|moins|d['’]|l['’]|d|l",
    ),
    beforeVerb: exactly(
      "je|tu|il|elle|on|nous|vous|ils|elles|ne|se|me|te|qui|pas|a|ont|avons|avez|peut|peuvent|doit|doivent|va|vont|faut|à",
    ),
    adverb: /ment$/iu,
    elision: /(?<![\p{L}\p{N}'’])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu,
    ending: "(?:[sx])?",
  },
  asking: {
    about:
      "enregistrement cours leçon conférence réunion exposé résumé résumer résume résumez sujet sujets thème thèmes idée idées principal principale principaux principales clé important importante importants importantes essentiel essentielle essentiels essentielles central centrale point points message plus concept concepts parle parlent traite explique expliquent décrit mentionne aborde professeur prof enseignant intervenant contenu détail transcription vidéo appris apprendre groupe équipe discussion décision opinion avis conclusion participants général",
    relation:
      "rôle fonction but objectif effet relation lien rapport différence différences diffère compare comparer comparaison cause causes conséquence conséquences impact influence processus étape étapes type types méthode liste fonctionne fonctionnent passe produit signifie sert contient nécessite",
    grammar:
      "que qu quoi quel quelle quels quelles qui quand où comment pourquoi combien est sont était étaient être a ont avait fait font peut peuvent doit le la les un une des du de d l au aux en dans par pour sur avec et ou ne pas se s ce c cet cette ces il elle on ils elles je tu nous vous son sa ses leur y n entre selon est-ce qu'est-ce veut dire dit utilise utilisent utilise-t-on utilisons sert",
  },
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:est|sont|était|étaient|c[’']est)(?:\s+(?:juste|simplement|en fait|essentiellement|aussi))*\s+(?:(?:une?|le|la|les|des)(?!\s+(?:peu|problème|même|grande?|seule?|meilleure?)(?![\p{L}\p{N}]))|l[’']|ce(?!\p{L})|quand|quelque)|signifie|signifient|désigne|désignent|veut dire|consiste|s[’']appelle|correspond)(?![\p{N}])/iu,
    names:
      /(?:appelle(?:nt)?|appelée?s?|appelons|nomme|nommée?s?|connue?s? sous le nom de)(?:\s+(?:une?|le|la|les|des|son|sa))?\s+(?:["«]\s*)?$/iu,
    points: justBefore(
      "mon|ma|mes|notre|nos|votre|vos|premi(?:er|ère)s?|deuxièmes?|ce|cet|cette|ces|autres?|même|mêmes|suivante?s?|derni(?:er|ère)s?|quel(?:le)?s?|chaque|seule?",
    ),
    reason: anywhere(
      "parce qu(?:e|[’'])|car|puisqu(?:e|[’'])|c[’']est pourquoi|la raison|à cause d(?:e|u|es)|grâce (?:à|au|aux)|donc|par conséquent|afin d(?:e|[’'])|pour que|en raison|provoque\\p{L}*|entraîne\\p{L}*|étant donné",
    ),
    time: anywhere(
      "(?:1[0-9]|20)\\d\\d|siècles?|ans|années?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|décennies?|semaine|hier|demain",
    ),
    task: anywhere(
      "examens?|partiels?|contrôle continu|(?:avant le|au|prochain) contrôle|devoirs?|à rendre|date limite",
    ),
    important: anywhere(
      "il faut (?:savoir|retenir|connaître)|vous devez (?:savoir|retenir|connaître)|retenez|très important|le plus important|essentiel|fondamental",
    ),
  },
};
