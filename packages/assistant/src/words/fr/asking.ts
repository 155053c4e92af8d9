import type { Asking } from "../asking-data.ts";

export const fr: Asking = {
  acts: {
    thanks: {
      pattern: "^(?:ok |super |parfait |grand )*(?:merci|daccord|genial)(?: .{0,30})?$",
      reply: "Avec plaisir. Posez d’autres questions sur cet enregistrement quand vous voulez.",
    },
    greeting: {
      pattern: "^(?:salut|bonjour|bonsoir|coucou|hey|hello)(?: .{0,20})?$",
      reply: "Bonjour ! Demandez tout ce qui a été dit, ou un résumé, les points principaux ou les termes clés.",
    },
    complaint: {
      pattern:
        "^(?:non )?(?:(?:cest|cetait) (?:faux|pas (?:vrai|ca|bon|juste|ce que .*))|ce nest pas (?:vrai|ca|ce que .*)|faux|mauvaise reponse|pas utile|inutile|il na jamais dit ca)$",
      reply: "Désolé. Dites-moi en d’autres mots ce que vous cherchez, ou cherchez dans la transcription.",
    },
    help: {
      pattern:
        "^(?:aide|aide moi|a laide|(?:quest ce que|que) (?:tu peux|peux tu) faire|tu peux faire quoi|tu sers a quoi|(?:quest ce que je peux|je peux|que puis je) (?:te )?demander(?: quoi)?|comment (?:ca marche|tu marches|tutiliser)|qui es tu|tu es qui|tes qui|es tu chatgpt|tu peux maider|quelles questions (?:je peux|puis je) (?:te )?poser)$",
      reply:
        "Je réponds à partir de cet enregistrement, avec ses propres mots. Demandez tout ce qui a été dit, ou un résumé, les points principaux, les sujets, les termes clés, les devoirs et dates, ce qui compte pour l’examen ou une partie par son minutage.",
    },
    quiz: {
      pattern:
        "quiz|interroge\\w*(?: moi)?|teste(?: moi| mes connaissances)|questionne moi|qcm|flashcards|(?:pose|donne|fais|ecris)\\w*(?: moi)?(?: \\w+){0,2} questions?|questions? (?:dentrainement|a choix multiples?)|choix multiples?|examen blanc|(?:fais|faire)(?: moi)? un test|verifie mes connaissances|mentrainer",
      reply:
        "Je ne peux pas écrire de questions ni de cartes sans modèle de langage. Ces passages permettent de se tester :",
    },
    translate: {
      pattern: "tradui\\w*|traduction|traduire|en (?:anglais|espagnol|allemand|francais|portugais)",
      reply: "Je ne peux pas traduire sans modèle de langage. Je peux citer ce que l’enregistrement dit d’un sujet.",
    },
    write: {
      pattern:
        "fiches?(?: de revision| recapitulative| pour reviser)?|guide detude|antiseche|carte mentale|mind ?map|planning de revision|(?:ecris|redige|fais)(?: moi)? (?:une? )?(?:dissertation|mail|essai|article|poeme|presentation|texte)",
      reply: "Je ne peux pas écrire de texte sans modèle de langage. Ces passages en feraient partie :",
    },
    rephrase: {
      pattern:
        "(?:en|avec) dautres (?:mots|termes)|reformul\\w*|autrement|(?:mais |fais )?plus (?:court|simple|long|facile|detaille)|trop (?:long|complique|de texte)|plus de details?",
      reply:
        "Je ne peux pas le dire autrement sans modèle de langage. Demandez un nombre de points ou une partie précise.",
    },
    judge: {
      pattern:
        "(?:que|quest ce que tu|tu)? ?(?:penses|en penses|ten penses)(?: tu| quoi)?(?: du.*)?|ton avis|vaut (?:le coup|la peine)(?: .*)?|tu es daccord|cest (?:vrai|difficile|un bon cours)|recommandes?",
      reply: "Je ne peux pas juger un enregistrement, seulement le citer. Ce dont il parle le plus :",
    },
    exam: {
      pattern:
        "exam\\w*|partiel\\w*|controle|tombe\\w*|revis\\w*|memoriser|par coeur|(?:dois|faut|doit)(?: \\w+){0,3} (?:savoir|apprendre|reviser|memoriser)|(?:ce quil faut )?savoir|apprendre|tomber",
      reply: "Ce que l’enregistrement dit des examens et des devoirs, ou appelle important :",
      none: "L’enregistrement ne dit rien d’un examen. Ce dont il parle le plus :",
    },
    tasks: {
      pattern:
        "devoirs?|a rendre|rendre|date limite|deadline|quelque chose a lire|lecture|taches?|(?:doit|dois|faut)(?: on| je)? (?:faire|lire|preparer)(?: (?:pour (?:la|le|lundi|demain)|avant|a la maison).*)?|pour (?:lundi|quand)|faire pour.*",
      reply: "Devoirs et dates qui ont été nommés :",
      none: "Aucun devoir, aucune lecture ni date limite n’est annoncé dans cet enregistrement.",
    },
    missed: {
      pattern:
        "(?:rate|loupe|manque)|absent|malade|endormi|en retard|pas la|seche|pas ecoute|rattraper|a jour|(?:jetais|je suis|jai) (?:malade|absent|en retard|pas la)",
      reply: "Ce qui a été abordé :",
    },
    topics: {
      pattern:
        "sujets?|themes?|table des matieres|sommaire|plan du cours|structure|chapitres?|parties|(?:on a vu quoi|abordes?|aborde|traites?)|plan",
      reply: "Ce qu’il aborde, dans cet ordre :",
    },
    terms: {
      pattern:
        "(?:termes?|mots?|concepts?|notions?)(?: (?:cles?|importants?|importantes?|techniques?|a connaitre))?|glossaire|vocabulaire|definitions|lexique",
      reply: "Termes clés, tels que l’enregistrement les explique :",
      none: "L’enregistrement ne définit aucun terme expressément. Ce dont il parle le plus :",
    },
    simple: {
      pattern:
        "expliqu\\w*|reexpliqu\\w*|explication|comme (?:si javais|a un enfant).*|comprends? (?:\\w+ )?pas|rien (?:compris|pige)|pas compris|perdu|pas clair|mots simples|simplement|simple|facilement|eli ?5|apprends moi|fais moi cours|sois mon prof|aide moi a comprendre|guide moi|passe en revue|enseigne\\w*|etape par etape",
      reply: "Je ne peux que citer l’enregistrement. Ce dont il parle le plus :",
    },
    conclusion: {
      pattern: "conclusions?|comment (?:ca finit|se termine|finit).*|mot de la fin|a la fin|decide",
      reply: "Voici comment il se termine :",
    },
    examples: {
      pattern: "exemples?",
      reply: "Exemples qu’il donne :",
    },
    questions: {
      pattern: "quelles questions .*|questions (?:posees|ont ete).*",
      reply: "Questions qui ont été posées :",
    },
    points: {
      pattern:
        "(?:points?|idees?|choses?|trucs|elements|moments|messages?) ?(?:les )?(?:plus )?(?:principa\\w+|cles?|importante?s?|forts|essentiel\\w*|a retenir)?|(?:le |les |ce qui est )?(?:plus )?important\\w*|lessentiel|essentiel|retenir|bullet points?|puces|grandes idees|sous forme de liste",
      reply: "Ce dont l’enregistrement parle le plus :",
    },
    summary: {
      pattern:
        "resum\\w*|synthese|tl ?dr|(?:de|sur) quoi(?: (?:on )?(?:parle\\w*|a parle|traite\\w*|sagit il|il sagit|cest|ca parle))?|parle(?:nt)?(?: de quoi)?|vue densemble|idee generale|(?:il|ils|ca) (?:a|ont)? ?(?:dit|dit quoi).*|dit quoi|se passe|passe en cours|notes?|en gros|quest ce qui sest passe.*|prise de notes",
      reply: "Ce dont l’enregistrement parle le plus :",
    },
  },
  kinds: {
    define:
      "^(?:quest ce qu(?:e|un|une|i)?|cest quoi|que (?:signifie|veut dire)|qui (?:est|etait)|quel(?:le)? est la definition)|defini\\w+|signifi\\w+|veut dire",
    why: "pourquoi|raisons?|causes?|a cause|pour quelle",
    number:
      "combien|quel(?:le)? (?:pourcentage|nombre|taille|age|vitesse|prix)|nombre de|^quand|(?:en )?quel(?:le)? (?:annee|date|jour|mois|siecle|epoque)|depuis quand",
    who: "^(?:et )?qui|(?:a|de|par|pour|avec) qui",
  },
  filler:
    "une?|deux|trois|quatre|cinq|dix|nouve\\w+|quels? sont|il y a|va|s il te plait|sil te plait|sil vous plait|stp|svp|rapidement|vite fait|tu peux|peux tu|pouvez vous|donne moi|dis moi|me dire|fais moi|fais|donne|jai besoin dun|je veux|il me faut|jai pas le temps.*?(?=ca|de quoi|$)|pour un ami.*|aujourdhui|hier|demain|lundi|tout\\w*|en (?:une|deux|trois|\\d+) (?:phrases?|mots|points)|court|long|detaille|rapide|euh|les \\d+|aide moi|a me preparer|le prof|prof|comme|jai|dois je|que dois",
  comparisons: [
    "differenc\\w* (?:entre |y a t il entre )?(.+?) (?:et|avec) (.+)",
    "differenc\\w* (.+?) (?:de|du) (.+)",
    "compar\\w* (.+?) (?:et|avec|a) (.+)",
    "(?:distingue|differe\\w*|differencie) (.+?) et (.+)",
    "(?:distingue|differe\\w*|differencie) (.+?) (?:de|du) (.+)",
    "(.+?) (?:vs|versus|par rapport a|contre) (.+)",
    "est ce que (.+?) est (?:mieux|meilleur|pire|plus \\w+|moins \\w+|pareil) que (.+)",
    "(?:relation|lien|rapport)s? entre (.+?) et (.+)",
    "en commun (.+?) et (.+)",
  ],
  pronouns: "il|elle|ils|elles|ca|cela|ceci|ce|cest|celui|celle|ceux|celles|en|y|lui|leur|le|la|les",
  more: "^(?:dis men |dis moi )?(?:plus|continue|la suite|encore|quoi dautre|et apres|et ensuite|en savoir plus)(?: la dessus)?(?: stp)?$",
  ordinals: [
    "premi(?:er|ere)",
    "deuxieme|seconde?",
    "troisieme",
    "quatrieme",
    "cinquieme",
    "sixieme",
    "septieme",
    "huitieme",
    "neuvieme",
    "dixieme",
    "derni(?:er|ere)",
  ],
  firstMinutes: "(\\d{1,3}) premieres min",
  lastMinutes: "(\\d{1,3}) dernieres min",
  minute: "(?:a la |a partir de la |vers la )?minute ",
  chapter: "(?:chapitre|partie|section) ",
  phrases: {
    closest: "Je ne suis pas sûr que cela réponde à la question. Les passages les plus proches sont :",
    notFound: "Je n’ai pas trouvé cela dans cet enregistrement.",
    neverSaid: (words) => `Jamais dit dans cet enregistrement : ${words}.`,
    showing: (words) => `Résultats pour ${words}. Entre guillemets, un mot est cherché tel que vous l’avez tapé.`,
    fromSummary: "D’après le résumé :",
    nothingAbout: (thing) => `Je n’ai rien trouvé sur ${thing}.`,
    noTimes: "Cet enregistrement n’a pas de minutage, je ne sais donc pas de quelle partie il s’agit.",
    ends: (moment) => `L’enregistrement se termine à **${moment}**.`,
    noMore: "L’enregistrement n’en dit pas plus à cet endroit.",
    onlyItems: (count) => `Je n’en vois que ${count} à cet endroit.`,
    noSentences: "Cet enregistrement ne contient pas de phrases pour répondre.",
    onlyPoints: (count) => `L’enregistrement est court : il n’a que ${count} points.`,
  },
};
