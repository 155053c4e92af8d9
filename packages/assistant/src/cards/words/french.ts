import { anywhere, exactly } from "../../languages/patterns.ts";
import type { CardWords } from "./card-words.ts";
import { never } from "./never.ts";

const adverbs = "(?:\\s+(?:juste|simplement|en fait|essentiellement|aussi|tout simplement|généralement|souvent))*";
const genus = "(?:une?|le|la|les|l['’]|des|ce qui|ce que|quand|lorsqu|n['’]importe)";

export const french: CardWords = {
  copulas: [
    {
      pattern: new RegExp(`^\\s+est${adverbs}\\s+(?=${genus})`, "iu"),
      ask: (term) => `Qu’est-ce ${/^une?\s/iu.test(term) ? "qu’" : "que "}${term} ?`,
    },
    { pattern: new RegExp(`^\\s+sont${adverbs}\\s+(?=${genus})`, "iu"), ask: (term) => `Que sont ${term} ?` },
    {
      pattern: /^\s+(?<verb>désigne|mesure|décrit|représente|contient|comprend|implique|signifie)\s+(?=\p{L})/iu,
      ask: (term, verb) => `Que ${verb} ${term} ?`,
    },
    { pattern: /^\s+consiste à\s+/iu, ask: (term) => `En quoi consiste ${term} ?` },
    { pattern: /^\s+se compose d(?:e|u|es|['’])\s*/iu, ask: (term) => `De quoi se compose ${term} ?` },
  ],
  naming:
    /(?:,|(?<![\s,]))\s+(?<verb>s['’]appellent?|est appelée?|sont appelée?s|se nomment?|est connue? sous le nom de)\s+(?:(?:le|la|les|une?|des)\s+)?["“«]?\s*/iu,
  names:
    /(?<![\p{L}\p{N}])(?:appelée?s?|(?:qu['’]on|on|que l['’]on|nous) appell?(?:e|ons)|s['’]appellent?|connue?s? sous le nom de|nommée?s?|dite?s?)(?:\s+(?:le|la|les|une?))?\s+(?=["“«]?\s?\p{L})/giu,
  described: /^(?:ce|cet|cette|ces) (?:[\p{L}-]+ ){1,3}?(?=(?:que|qui) )/iu,
  equates:
    /(?<![\p{L}])(?:est|sont|s['’]appellent?)(?: \p{L}+){0,2}(?: (?:appelée?s?|nommée?s?|connue?s? sous le nom de))?(?: (?:le|la|les|une?))?\s+["“«]?\s?$/iu,
  existential: /^(?:il (?:y a|existe)|nous avons|on a|c['’]est)(?![\p{L}])/iu,
  namingEnd: never,
  lead: /^(?:cependant|pourtant|donc|ainsi|bien sûr|en fait|de plus|en effet|en général|généralement|autrement dit|en d['’]autres termes|en bref|en résumé|curieusement|au début|à titre de comparaison|au contraire|en revanche|de nos jours|d['’]autre part|essentiellement),\s+/iu,
  relatives: [
    /^[,;:]\s+(?=(?:une?\s|le\s|la\s|l['’])(?:(?!est|sont|était|a)[\p{L}'’-]{1,30}\s+){1,6}(?:qui|que|où|dont|dans lequel|dans laquelle)\s)/iu,
    /^,\s+qui\s+(?<verb>est|sont)(?:\s+(?:simplement|en fait))?\s+(?=(?:une?|le|la|les)\s|l['’])/iu,
  ],
  defining: /(?<![\p{L}])(?:définissons|définir|on définit)\s+(?=\p{L})/giu,
  definedAs: /(?<!\s)\s+comme\s+/iu,
  calledSo:
    /^(?:(?:et|alors)\s+)?(?:c['’]est|cela|ceci|ce\p{L}*(?: \p{L}+)?|on appelle (?:cela|ça|ceci)|nous appelons (?:cela|ceci))(?:\s+(?:ce|que|qu['’]on|l['’]on|on|nous|est|aussi))*(?:\s*(?:appelle|appelons|s['’]appelle|appelée?))?\s+(?:(?:le|la|les|une?|des)\s+)?["“«]?\s*/iu,
  mustCall: /appel/iu,
  whatCalled: (described) => `Comment cela s’appelle-t-il ? « ${described} »`,
  whatIs: (term) => `Qu’appelle-t-on « ${term} » ?`,
  standsFor: (short) => `Que signifie ${short} ?`,
  whichTerm: (definition) => `De quel terme s’agit-il : « ${definition} » ?`,
  asking: exactly(
    "annee|année|quelle|pourquoi|ainsi|but|dans|quel|passe|til|tils|veut|dire|sert|quest|quun|quune|que|quoi|quel|quelle|quels|comment|qui|pourquoi|quand|ou|où|terme|sagit|il|ils|ce|cela|qu|quappelle|t|on|sappelle|appelle|different|diffèrent|difference|consiste|sont|est|de",
  ),
  article: exactly("le|la|les|un|une|des"),
  indefinite: /^(?:une?|des)\s/iu,
  link: anywhere(
    "cest|ce|sont|ca|veut|veulent|dire|sert|est|sont|etait|designe|mesure|decrit|represente|contient|comprend|implique|signifie|consiste|compose|sappelle|sappellent|appelle|appelee|appeles|appelees|nomme|nomment|connu|connue|qui|comme|definit|definissons|definir",
  ),
  interrupted: /(?<![\p{L}])(?:que|qui|parce que|quand),/iu,
  functionWord: exactly(
    "eh|euh|ben|bah|hein|derrière|devant|dedans|dessus|le|la|les|un|une|des|du|de|d|l|à|au|aux|en|dans|par|pour|sur|sous|avec|sans|entre|vers|chez|et|ou|mais|donc|car|ni|or|que|qui|quoi|dont|où|quand|comme|si|lorsque|puisque|je|tu|il|elle|on|nous|vous|ils|elles|me|te|se|lui|leur|leurs|y|ce|cet|cette|ces|cela|ça|ceci|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|est|sont|était|être|a|ont|avait|avons|avez|peut|peuvent|doit|ne|pas|plus|moins|très|aussi|tout|toute|tous|toutes|chaque|autre|autres|même|mêmes|quelque|quelques|plusieurs|ici|là|alors|ainsi|bien|deux|premier|première|deuxième|dernier|dernière|seul|seule|certains|certaines|prochaine|qu['’].+|c['’]est|n['’].+|s['’].+|j['’].+|d['’]une?|l['’]une?|l['’]on",
  ),
  inTerm: exactly("de|du|des|la|le|les|à|au|en"),
  vague: exactly(
    "études?|chercheurs|modèles?|scientifiques|raison|idée|l['’]idée|question|réponse|but|l['’]objectif|objectif|chose|choses|problème|point|exemple|l['’]exemple|cas|partie|étape|l['’]étape|astuce|l['’]astuce|clé|résultat|reste|différence|avantage|inconvénient|valeur|nombre|gens|tâche|fait|vérité|sujet|manière|façon|type|titre|nom|image|nouvelle|nouveau|grande|grand|meilleure|meilleur|principale|solution|l['’]espoir|pensée|possibilité|conséquence|fin|début|sortie|suite",
  ),
  noDefinition: new RegExp(
    "^(?:(?:une?|le|la|les)\\s+|l['’])?(?:une?\\s+(?:des?|de\\s+(?:ces|nos))|premi(?:er|ère)|deuxième|troisième|prochaine?|derni(?:er|ère)|mêmes?|seule?|meilleure?|pire|plus|principale?|bonne?|belle|beau|grande?|très|peu|problème|question|raison|point|idée|chose|cas|réponse|résultat|partie|exemple|vraie?|véritable|semblable|important|intéressant|que)(?![\\p{L}])|^ce (?:que|qu['’])\\s*(?:je|tu|nous|vous|il|elle|ils|on)(?![\\p{L}])",
    "iu",
  ),
  sharpGenus:
    /^(?:une?\s|quand|ce qui|(?:le |la |les |l['’])(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+ (?:de|du|des|qui|que|à|entre|pour|d['’]))/iu,
  unfinished: anywhere(
    "(?:le|la|les|un|une|de|du|des|à|au|et|ou|que|qui|est|sont|en|avec|pour|comme|par|très|mais|si|quand|se|son|sa|ses)$",
  ),
  contextual: anywhere(
    `ce|cet|cette|ces|cela|ça|ceci|ici|là|voici|voilà|celle|celles|celui|ceux|en haut|en bas|au-dessus|ci-dessous|avant|précédent(?:e|s|es)?|précédemment|jusqu['’]à présent|maintenant|aujourd['’]hui|hier|demain|à nouveau|mentionn\\p{L}+|vu|diapositives?|figure|diagramme|tableau|écran|vidéos?|cours|chapitre|leçon|examen|le même|la même|les mêmes|tels?|telles?|par exemple|exemples?
    cependant|donc|alors|ainsi|disons|supposons|imaginez|imagine|etc|l['’]un d['’]eux|évidemment|gauche|droite|suivante?s?|bon|ok|d['’]accord|ensuite|puis|autre côté|en fait`,
  ),
  personal: anywhere(
    "je|j['’]\\p{L}+|me|m['’]\\p{L}+|moi|mon|ma|mes|nous (?:avons|voulons|allons|voyons|devons|pouvons|sommes|avions)|allons|voyons|regardons|pensez|imaginez|regardez|notre (?:exemple|cas|modèle|première?|réseau|fonction|ami|objectif)",
  ),
  listeners: anywhere("tu|te|t['’]\\p{L}+|toi|ton|ta|tes|vous|votre|vos"),
  pronoun: anywhere("il|elle|ils|elles|lui|leur|leurs|son|sa|ses|le(?= \\p{L}+(?:e|t|d)(?![\\p{L}]))|en|y"),
  unsettled: anywhere(
    "très|vraiment|intéressante?s?|est qu(?:e|['’]\\p{L}+)|aspect|aussi|également|quelque chose|disons|supposons|imaginez|imagine|si|s['’]il|serait|seraient|pourrait|pourraient|aurait|auraient|devrait|Alice|Bob|Charlie",
  ),
  tail: /\s(?:ouvrons|regardons|voyons|passons|revenons|prenons|commençons|essayons|allons)(?![\p{L}])|,\s*(?:mais|car|parce que|parce qu['’]|bien que|alors que|tandis que|donc|de sorte que|ce qui|c['’]est|ce sont|il|elle|ils|elles|puis|alors|par exemple|comme|puisque|ainsi que|et (?:ce|cela|l['’]image|c['’]est|il|elle|nous|vous|on|puis|donc|que))(?![\p{L}])|[;:—]|\s[-–]+\s|\.\s|\set\s+(?:c['’]est|cela|il|elle|nous|vous|je|on)(?![\p{L}])/iu,
  clause: /(?:[;:]\s+|,\s+(?:mais|donc|car|parce que|alors que|tandis que)\s+)(?=\p{L})/giu,
  finite: anywhere(
    "désigne|désignent|mesure|mesurent|relie|relient|transporte|libère|libèrent|contrôlent|régule|influence|favorise|entraîne|entraînent|provoque|provoquent|comporte|possède|possèdent|occupe|joue|jouent|agissent|vaut|valent|renvoie|associe|projette|multiplie|divise|conserve|préserve|étire|déplace|tourne|passe|passent|perd|gagne|porte|portent|repose|reposent|naît|apparaît|apparaissent|disparaît|deviennent|aboutit|conduit|conduisent|mène|mènent|fournit|fournissent|protège|active|inhibe|fonctionne|fonctionnent|fut|furent|régna|envahit|devint|décrit|décrivent|représente|représentent|inclut|agit|affecte|crée|créent|déterminent|explique|reçoit|reçoivent|envoie|répond|correspondent|définit|évite|évitent|résout|transforme|calcule|traite|stocke|croît|vit|vivent|meurt|commence|finit|dure|coûte|provient|indique|indiquent|exprime|empêche|combine|offre|apprend|minimise|maximise|reste|restent|vient|viennent|semble|prend|prennent|suit|tend|oscille|vibre|ralentit|accélère|naquit|mourut|inventa|découvrit|fonda|écrivit|publia|modifie|implique|contrôle|est|sont|était|étaient|a|ont|avait|peut|peuvent|doit|doivent|permet|permettent|cause|causent|signifie|consiste|consistent|montre|montrent|fait|font|donne|donnent|nécessite|contient|contiennent|produit|produisent|dépend|dépendent|augmente|réduit|génère|utilise|utilisent|sert|servent|forme|forment|existe|existent|s['’]appelle|s['’]appellent|devient|correspond|correspondent|détermine|se propage|change|va|vont",
  ),
  opening: exactly("dans|pendant|pour|quand|lorsque|avant|après|sans|depuis|par|selon|en|à"),
  badStart:
    /^(?:est|sont|était|a|ont|peut|et|ou|mais|que|qui|qu['’]|parce|quand|comme|où|dont|si|aussi|seulement|ne|ni|de|du|avec|à|puis|car|ce qui|ce que)(?![\p{L}])/iu,
  being: anywhere("est|sont|était|étaient|a|ont"),
  subordinate: anywhere(
    "qui|que|qu['’]\\p{L}+|dont|où|quand|lorsque|lorsqu['’]\\p{L}+|comme|comment|laquelle|lequel|lesquels|lesquelles|parce|si|tandis",
  ),
  detail: anywhere("de|du|des|qui|que|pour|avec|en|entre|quand|par|où|dont|à|d['’]\\p{L}+"),
  spoken: anywhere("il|elle|ils|elles|lui|soi-disant|quelque chose comme|quelqu['’]un|t['’]\\p{L}+"),
  person: never,
  disagrees: () => false,
  splice: /,\s+(?:il|elle|ils|elles|nous|on|cela|le|la|les)\s+/iu,
  and: "et|ou",
  causal: anywhere(
    "parce qu(?:e|['’])|car|puisqu(?:e|['’])|causent?|provoquent?|permet|permettent|empêchent?|augmentent?|réduit|réduisent|produit|produisent|génèrent?|contrôlent?|déterminent?|contient|contiennent|consistent? (?:à|en)|s['’]appellent?|est appelée?|signifie|dépend|dépendent|sert à|servent à|nécessitent?|est une?|sont les|est le|est la|évite|correspond|représentent?",
  ),
};
