import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";
import type { LanguageData } from "../language-data.ts";
import { commonWords } from "./common-words.ts";

export const fr: LanguageData = {
  code: "fr",
  stem: stemmer,
  published: stopwords,
  stopWords: `
euh ben bah bon bien voilà donc alors ouais oui non ok hein enfin bref moins plus très trop peu beaucoup assez tout
toute tous toutes aussi ainsi comme comment pourquoi parce puisque quand où là cela ça ceci celui celle ceux celles
chaque autre autres tel telle quelque quelques rien aucun plusieurs encore déjà toujours jamais maintenant ensuite
puis après avant pendant vraiment simplement seulement peut-être être avoir faire fait font dire dit disent aller va
vont pouvoir peut peuvent vouloir veut devoir doit faut savoir voir chose choses façon manière combien quoi lequel
laquelle dont entre selon lors lorsque si est-ce cest qu'est-ce que-ce bonjour salut merci svp plaît utilise
utiliser on y en sous vers chez contre malgré
`,
  askingWords: `
interview entretien podcast épisode séminaire présentation conversation débat discours séance tutoriel
besoin faut nécessaire introduit
enregistrement cours leçon conférence réunion exposé vidéo résumé résumer résume résumez sujet sujets thème thèmes
idée idées principal principale principaux principales clé important importante importants importantes essentiel
essentielle central centrale point points message concept concepts parle parlent parlé traite explique expliquent
expliquer expliquez explication décrit décrire mentionne mentionné aborde définis définir définition professeur prof
enseignant intervenant contenu détail transcription appris conclusion rôle fonction but effet relation lien rapport
différence différences diffère distingue compare comparer comparaison cause raison raisons conséquence étape étapes
type types liste fonctionne fonctionnent passe signifie sert exemple exemples mot mots terme termes question
questions appelle nommé année années an ans gens personnes nombre exactement
`,
  generalWords: `
cest euh ben bah bon bien voilà donc alors ouais oui non ok okay d'accord quoi hein enfin bref disons genre truc
plus moins très trop peu beaucoup assez tout toute tous toutes aussi ainsi comme comment pourquoi parce puisque
lorsque quand où ici là cela ça ceci celui celle ceux celles chaque chacun autre autres même mêmes tel telle tels
telles quelque quelques quelqu'un personne rien aucun aucune certain certaine certains certaines plusieurs divers
encore déjà toujours jamais souvent parfois maintenant ensuite puis après avant pendant depuis jusque jusqu'à hier
aujourd'hui demain vraiment simplement seulement justement finalement effectivement évidemment notamment peut-être
presque surtout plutôt cependant pourtant néanmoins sinon malgré selon chez entre vers contre sous hors être suis es
est sommes êtes sont été étais était étaient sera seront serait soit avoir ai as a avons avez ont eu avait avaient
aura auront aurait ait faire fais fait font faisait fera ferait faites faisons dire dis dit disent disait aller vais
va vont allons allez allait ira pouvoir peux peut peuvent pouvait pourra pourrait pouvons pouvez vouloir veux veut
veulent voulait voudrait devoir dois doit doivent devait devra devrait falloir faut fallait faudra savoir sais sait
savent savons savez voir vois voit voient voyez voyons verra vu mettre met mettent mis prendre prend prennent pris
prenez prenons donner donne donnent donné venir vient viennent venu tenir tient rester reste restent passer passe
passent trouver trouve trouvent trouvé penser pense pensent parler parle parlent parlé appeler appelle appellent
appelé appelée demander demande croire crois croit comprendre comprend compris sembler semble semblent permet
permettent permettre commencer commence arriver arrive arrivent utiliser utilise rappelez exemple exemples chose
choses partie parties façon manière manières sorte sortes type types cas fois moment moments temps jour jours année
années an ans semaine heure heures minute minutes tant dont signifie juste également laquelle lequel sens vidéo
autour ressemble exactement côté réellement pourriez réfléchir existe correspond considérer vrai raison agit montrer
sûr chacune particulier elles compte seul seule utile celui-ci possible part consiste revient généralement difficile
importe dessous dessus long multiplie multiplier divise diviser fini correspondant correspondante lieu endroit point
points sujet question questions mot mots idée idées gens personnes un une deux trois quatre cinq six sept huit neuf
dix onze douze vingt trente cent cents mille million millions premier première second seconde deuxième troisième
dernier dernière prochain prochaine grand grande grands grandes petit petite petits petites nouveau nouvelle
nouveaux bonne bons important importante importants différent différente différents différentes
`,
  numbers: `
zéro=0 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14
quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000 million=1000000
millions=1000000
`,
  commonWords,
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:est|sont|était|étaient|c[’']est)(?:\s+(?:juste|simplement|en fait|essentiellement|aussi))*\s+(?:(?:une?|le|la|les|des)(?!\s+(?:peu|problème|même|grande?|seule?|meilleure?)(?![\p{L}\p{N}]))|l[’']|ce(?!\p{L})|quand|quelque)|signifie|signifient|désigne|désignent|veut dire|consiste|s[’']appelle|correspond)(?![\p{N}])/iu,
    names:
      /(?:appelle(?:nt)?|appelée?s?|appelons|nomme|nommée?s?|connue?s? sous le nom de)(?:\s+(?:une?|le|la|les|des|son|sa))?\s+(?:["«]\s*)?$/iu,
    reason:
      /(?<!\p{L})(?:parce qu|car|puisqu|afin (?:de|que|d)|à cause d|grâce à|la raison|c['’]est pourquoi|c['’]est pour (?:ça|cela)|donc|pour que|en raison d|permet|entraîne|provoque|sinon)/iu,
    example: /(?<!\p{L})(?:par exemple|un exemple|imagin\p{L}+|supposons|disons|prenons)(?!\p{L})/iu,
    continues:
      /^(?:et|donc|alors|mais|maintenant|ou|puis|bon|bah|ben|ça|cela|ceci|ce|c['’]|il|elle|ils|elles|aussi|parce)(?!\p{L})/iu,
  },
};
