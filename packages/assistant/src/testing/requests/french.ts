import type { LabelledRequests } from "./labelled-requests.ts";

export const frenchLabelled: LabelledRequests = {
  whole: {
    overview: `ils ont dit quoi en cours | résume-moi tout en trois phrases | j'ai besoin d'un résumé rapidement | tu peux me dire vite fait de quoi ça parle | 
      résumé | resume | fais un résumé | de quoi ça parle | de quoi parle le cours | tldr | résumé court stp | résume le cours en une phrase | tu peux me résumer tout ça | c'est sur quoi
      un résumé rapide de l'enregistrement | la vidéo parle de quoi | euh tu peux me faire un résumé de tout s'il te plait | j'ai pas le temps d'écouter, ça parle de quoi | résumé pour un ami qui était malade | il a dit quoi le prof
      résumé long et détaillé | resumé du cours | de quoi on a parlé aujourd'hui | en gros ça dit quoi | vue d'ensemble | synthèse | idée générale de la conférence | résume en deux phrases | qu'est-ce qui s'est passé en cours`,
    points: `qu'est-ce que je dois retenir de ce cours | donne les 5 idées les plus importantes | c'est quoi les trucs les plus importants | 
      points principaux | donne moi les points clés | quels sont les points les plus importants | idées principales | résume en 3 points | le plus important | qu'est-ce qui est important | les 5 choses à retenir | en bullet points stp | qu'est-ce qu'il faut retenir
      juste l'essentiel | les idées clés du cours | liste les points importants | que dois-je retenir du cours | donne 3 idées clés | les moments forts | sous forme de liste à puces | grandes idées de la leçon | quels sont les éléments clés`,
    topics: `il y a quelles parties dans le cours | ça aborde quels sujets | 
      quels sujets sont abordés | sujets | liste des thèmes | on a vu quoi aujourd'hui comme thèmes | quels thèmes sont traités dans le cours | table des matières | sommaire | plan du cours | comment est structuré le cours | quels chapitres
      les thèmes abordés | quels sont les sujets`,
    terms: `fais une liste des définitions | quels sont les mots importants | 
      termes clés | mots clés | quels sont les termes importants | glossaire | vocabulaire | définitions | donne moi toutes les définitions | concepts clés | notions importantes | quels concepts apparaissent | lexique | mots-clés du cours | notions à connaître | les termes techniques`,
    explain: `explique comme à un enfant | j'ai rien pigé tu peux réexpliquer | 
      explique | explique moi | explique moi ça comme si j'avais 5 ans | je comprends pas | j'ai rien compris | tu peux m'expliquer | explique le cours simplement | explique en mots simples | je suis perdu | c'est pas clair
      explique moi tout facilement | explication simple stp | j'ai pas compris le cours | eli5`,
    teach: `apprends moi ça | apprends-moi le cours | fais moi cours | sois mon prof | aide-moi à comprendre le cours | guide-moi dans le cours étape par étape | passe en revue le cours avec moi | enseigne moi tout ça`,
    missed: `je suis arrivé en retard j'ai raté quoi | j'étais malade lundi on a vu quoi | 
      qu'est-ce que j'ai raté | j'ai raté le cours | j'ai loupé quoi | j'étais absent, qu'est-ce qu'il a dit | je me suis endormi | j'étais malade, mets-moi à jour | je suis arrivé en retard | j'étais pas là hier | j'ai séché le cours il s'est passé quoi
      j'ai pas écouté | aide moi à rattraper le cours | qu'ai-je manqué`,
    notes: `tu peux faire mes notes | notes | fais des notes | prends des notes pour moi | notes de cours | donne moi des notes du cours | je veux des notes | prise de notes stp | écris des notes sur le cours`,
    guide: `il me faut une fiche pour réviser | fiche de révision | fais une fiche | fais moi une fiche de révision pour l'exam | guide d'étude | antisèche | carte mentale | mindmap du cours | planning de révision | fiche récapitulative`,
    quiz: `je veux m'entraîner avec des flashcards | pose-moi quelques questions | 
      quiz | interroge moi | teste moi | pose moi des questions | qcm | fais un quiz sur le cours | flashcards | 5 questions à choix multiple | questions d'entraînement | fais moi un test | examen blanc | donne moi 10 questions pour m'entraîner
      crée des flashcards du cours | vérifie mes connaissances | teste mes connaissances | questionne moi`,
    questions: `quelles questions a-t-il posées | quelles questions ont été posées`,
    exam: `on a quelque chose à lire | qu'est-ce qu'on doit faire pour lundi | quelle lecture a-t-il donnée | c'est à rendre pour quand | le prof a donné des devoirs ? | qu'est-ce qui peut tomber au partiel | est-ce que ça tombe à l'exam | 
      qu'est-ce qui va tomber à l'examen | que dois-je réviser | quoi apprendre pour l'examen | examen demain je révise quoi | y a des devoirs ? | devoirs | c'est pour quand la date limite | qu'est-ce qui est important pour le partiel | il a dit quoi sur l'examen | qu'est-ce que je dois savoir
      il faut apprendre quoi par coeur | qu'est-ce qu'il faut savoir pour le contrôle | à rendre | que faut-il mémoriser | partiel lundi aide moi à me préparer | ce qu'il faut réviser | exam`,
    example: `exemples | donne un exemple | quels exemples ont été donnés | un exemple stp | il a donné quels exemples`,
    conclusion: `c'est quoi la conclusion | conclusion | quelle est la conclusion | comment ça finit | conclusion du cours | qu'est-ce qui a été décidé à la fin | comment se termine le cours | le mot de la fin`,
    opinion: `ça vaut le coup ce cours ? | t'en penses quoi | que penses-tu du cours | c'est un bon cours ? ton avis | ça vaut le coup d'écouter | tu es d'accord | ton avis | c'est vrai | tu recommandes ce cours | c'est difficile`,
    translate: `tu peux me le traduire en anglais | traduis | traduis en anglais | tu peux traduire le cours en espagnol | en anglais stp | traduction | traduis le résumé en allemand | peux-tu traduire`,
    rewrite: `en plus court | plus court | plus court stp | plus simple | fais plus court | plus long | trop long | plus de détails | dis-le autrement | avec d'autres mots | trop compliqué | reformule | plus simplement`,
    thanks: `merci infiniment | merci | merci beaucoup | ok merci | super merci | merci pour ton aide | parfait merci | merci ça m'a aidé | je te remercie | mille mercis`,
    greeting: `bonjour | salut | coucou | hello | bonsoir | slt | salut ça va | bonjour comment vas-tu`,
    help: `je peux te poser quel genre de questions | aide | tu peux faire quoi | que peux-tu faire | qui es-tu | comment tu marches | je peux te demander quoi | aide-moi | tu es une ia ? | tu peux m'aider | à quoi tu sers`,
    complaint: `non c'est faux | c'est faux | c'est pas ça | ce n'est pas ce que j'ai demandé, pas ma question | mauvaise réponse | tu te trompes | n'importe quoi | ça m'aide pas | tu n'as pas répondu | il a jamais dit ça | c'est pas vrai | inutile | pas utile`,
  },
  subject: {
    define: `c'est quoi déjà une valeur propre | c'est quoi la photosynthèse | qu'est-ce que l'entropie | définition osmose | que signifie catharsis | définis le coût d'opportunité | c quoi une mitochondrie | que veut dire inflation | qu'est ce qu'un trou noir | signification de bande passante | c'était quoi le plan marshall
      entropie définition | c'est quoi un examen`,
    who: `qui a inventé le perceptron | qui était freud | qui a découvert la pénicilline | qui a écrit la république | qui a inventé la machine à vapeur | c'est qui bayes | par qui la banque a été fondée`,
    when: `quand a commencé la guerre | quand la pénicilline a été découverte | en quelle année la constitution fut signée | à quelle époque vivait galilée | c'est quand la peste | depuis quand les glaciers fondent`,
    where: `où se passe la glycolyse | où est né napoléon | dans quel pays a roulé le premier train | où se trouve l'hippocampe | d'où vient le mot algèbre`,
    howMany: `combien de couches a le réseau | combien de chromosomes a l'homme | combien de temps met un glacier à se former | combien d'énergie faut-il à une cellule | quel âge a la terre | quel pourcentage des électeurs était pour | combien de morts pendant la famine | quelle vitesse a la lumière`,
    why: `pourquoi la série converge | pourquoi le ciel est bleu | pourquoi rome est tombée | raisons de la révolution française | qu'est-ce qui cause les séismes | pk la glace flotte | quelles sont les causes de la première guerre mondiale | pourquoi galilée a été arrêté | à quoi servent les enzymes`,
    how: `comment on calcule la dérivée | comment fonctionne la photosynthèse | comment marchent les vaccins | comment fait-on l'acier | comment le coeur pompe le sang | comment calculer la variance | comment se forment les souvenirs | comment les banques créent la monnaie`,
    list: `quels sont les types de moraine | liste les phases de la mitose | cite trois causes de l'inflation | quels types de mémoire existent | avantages du nucléaire et inconvénients, liste | types d'articulations | quelles sont les étapes du deuil | énumère les planètes`,
    compare: `bayes c'est mieux que la méthode classique | différence entre mitose et méiose | compare platon et aristote | adn vs arn | qu'ont en commun les chats et les chiens | quelle est la différence entre magma et lave | en quoi le conditionnement classique diffère de l'opérant | ressemblances entre rome et la grèce`,
    example: `un exemple de fonction continue | donne un exemple d'osmose | exemple de métaphore | des exemples d'offre et de demande | un exemple de rétroaction positive`,
    explain: `explique la photosynthèse | explique-moi le cycle de krebs | je comprends pas la récursivité | tu peux expliquer le théorème de bayes simplement | clarifie le second principe de la thermodynamique`,
    overview: `résume la partie sur la mémoire | qu'est-ce qu'il a dit sur l'inflation | résumé du cycle de krebs | résume ce qui concerne les glaciers | il a dit quoi sur les enzymes`,
    quiz: `interroge-moi sur la photosynthèse | flashcards sur la guerre froide | teste moi sur les enzymes | quiz sur l'empire romain`,
    plain: `il parle du surapprentissage | le plan marshall | photosynthèse | l'eau se dilate en gelant | la lumière est une onde ou une particule | rôle de l'insuline dans le corps | les virus peuvent-ils se reproduire | que devient la glace quand elle fond | la défaite de napoléon
      effet de la caféine sur le sommeil | les découvertes importantes de curie | la fonction principale du rein | les baleines sont des mammifères | parle-moi des mitochondries | les glaciers des alpes | la thèse de weber sur le capitalisme | les tests de pavlov avec les chiens`,
  },
};
