import type { KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/**
 * Words that say nothing about a subject and that lists of stop words, made for written text, leave out: what speech is full
 * of. Beside them stand verbs and nouns too general to be a key term, in the forms that stems do not reach.
 */
export const spokenWords: Readonly<Record<KnownLanguage, string>> = {
  en: `
ppl a about above across actually after afterwards again against ago ah all almost along already alright also although always am among an and
another any anybody anyone anything anyway are around as ask at away back basically be became because become becomes been before began
begin begins behind being below between big bit both bring brings but by call called calls came can cannot carry case cause certain
clear come comes coming could course day days did different do does doing done down during each early easy either else end ends enough
especially even ever every everybody everyone everything exactly example fact far few find finds first five follow follows for found four
from front full further gave get gets getting give given gives giving go goes going gone good got great guess had half happen happened
happens hard has have having he hear held help helps hence her here hers him himself his hold holds how however huge i idea if imagine
important in indeed instead into is it its itself just keep keeps kept kind knew know known knows large largely last late later least leave
leaves left less let lets like likely little long look looks lot lots low made main make makes making many matter may maybe me mean means
meant might mind minute minutes moment more moreover most mostly move much must my myself name named near nearly need needs neither never
new next nice no nobody none nor not note nothing notice now obviously of off often oh ok okay old on once one ones only onto open or order
other others our ours out over own part parts people perhaps person picture piece place point points possible probably problem put puts
question questions quick quickly quite ran rather really reason remember right run runs said same saw say saying says second see seem seems
seen sense sentence several shall she should show showed shows side simple simply since six small so some somebody somehow someone something
sometimes somewhere soon sort start started starts still stop story stuff such suddenly sure take taken takes taking talk talked talking
tell tells ten than thank thanks that the their theirs them themselves then there therefore these they thing things think thinking third
this those though thought three through time times to today together told tomorrow too took towards toward tried tries true try trying turn
turned turns twice two under understand until up upon us use used useful uses using usually various very wait want wanted wants was
watch way ways we week well went were what whatever when where whether which while who whole whom whose why will with within without
wonder word words work works worked worth would write wrong year years yes yesterday yet you your yours yourself
um uh er erm hmm yeah yep gonna wanna gotta somewhat definitely literally totally honestly pretty
sit sits sat sitting stay stays stayed remain remains remained
rise rises rose risen rising fall falls fell fallen falling react reacts increase increases decrease decreases grow grows grew drop drops
dollar dollars cent cents number numbers change changes changed move moves moved lose loses lost buy buys bought pay pays paid sell sells
sold draw draws drew drawn write writes wrote written read reads build builds built stand stands stood add adds added live lives lived
fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
twentieth seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
ninety hundred thousand million billion trillion zero percent half quarter dozen roughly
don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't
i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll we'd they're they've they'll they'd that's there's here's
what's who's how's where's let's let
`,
  es: `
o sea pues bueno bien vale claro entonces eh este ehm mmm digamos verdad okay ok sí no ya ahí acá allá aquí así tal cual osea
muy más menos mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas algo nada nadie alguien cada cualquier otro otra
otros otras mismo misma mismos mismas tanto tanta tantos tantas tan solo sólo solamente simplemente realmente básicamente también
tampoco además incluso quizá quizás acaso casi siempre nunca jamás ahora luego después antes entonces hoy ayer mañana todavía aún
hay había hubo habrá haber he ha han hemos has es son era eran fue fueron ser sido siendo soy eres somos será serán sería está están
estaba estaban estar estado estoy estamos tiene tienen tener tenemos tengo tenía tenido tendrá puede pueden poder podemos puedo podía
podría podríamos pueda quiere quieren querer quiero queremos va van voy vamos ir iba vaya ido hace hacen hacer hago hacemos hizo hecho
hacía haciendo haga dice dicen decir digo decimos dijo dicho diciendo diga ve ven ver veo vemos vio visto viendo verán veremos sabe
saben saber sé sabemos sabía da dan dar doy damos dio dado pone ponen poner pongo ponemos puso puesto llama llaman llamar llamamos
llamado llamada pasa pasan pasar pasó queda quedan quedar llega llegan llegar llegó lleva llevan llevar sigue siguen seguir siguiente
siguientes parece parecen parecer cree creen creer creo creemos piensa piensan pensar pienso entiende entienden entender habla hablan
hablar hablamos hablando hablado toma toman tomar viene vienen venir vino sale salen salir salió encontrar encuentra encuentran
recordar recuerden recuerda mirar mira miren empezar empieza empezamos comenzar comienza terminar termina ejemplo ejemplos cosa cosas
parte partes manera forma formas tipo tipos caso casos vez veces momento tiempo día días año años semana hora horas minuto minutos
puedes significa tienes realidad tengas tengan correspondiente correspondientes resultado resulta exactamente razón sentido debería deberías podrías estás quieres nuevamente video
vídeo principio único única posible lugar punto tema temas clase clases pregunta preguntas palabra palabras idea gente persona personas uno una dos tres cuatro cinco seis
siete ocho nueve diez once doce veinte treinta cien cientos mil millón millones primero primera segundo segunda tercero tercera último
última gran grande grandes pequeño pequeña nuevo nueva bueno buena importante importantes diferente diferentes cierto cierta
`,
  de: `
ebenso dennoch hierbei hierzu somit folglich zudem hingegen grunde sinne dass ob weil wenn als wie sowie falls obwohl damit indem je desto muss müsst lässt lass ging gings gibts ists man mans
also ja nein genau halt eben mal schon doch naja na äh ähm hm okay ok gut so quasi sozusagen irgendwie irgendwas eigentlich natürlich
einfach wirklich vielleicht wahrscheinlich sicher klar richtig jetzt dann nun noch auch nur sehr ganz gar mehr weniger viel viele vielen
vieles wenig wenige etwas nichts alles alle allem allen aller jemand niemand jeder jede jedes jeden jedem irgendein hier dort da dabei
dazu dafür damit dadurch daran darauf daraus darin darüber davon davor danach daher deshalb deswegen trotzdem allerdings außerdem
immer nie niemals oft manchmal wieder schließlich zunächst zuerst zuletzt heute gestern morgen damals später früher bereits
haben habe hat hatte hatten hast gehabt sein bin ist sind war waren gewesen wäre wären werden werde wird wurde wurden worden würde
würden können kann konnte konnten könnte könnten müssen muss musste mussten müsste sollen soll sollte sollten wollen will wollte wollten
möchte möchten mögen mag dürfen darf durfte lassen lässt ließ machen macht machte gemacht mache tun tut tat getan gehen geht ging
gegangen kommen kommt kam gekommen geben gibt gab gegeben sagen sagt sagte gesagt sage sehen sieht sah gesehen sehe wissen weiß wusste
stehen steht stand liegen liegt lag nehmen nimmt nahm genommen heißen heißt hieß finden findet fand gefunden denken denkt dachte
bleiben bleibt blieb halten hält hielt bringen bringt brachte zeigen zeigt zeigte nennen nennt nannte genannt sprechen spricht sprach
reden redet kennen kennt schauen schaut fragen fragt glauben glaubt glaube verstehen versteht verstanden beginnen beginnt anfangen
bedeutet bedeuten gehört stellen stellt gestellt setzen setzt benutzen benutzt verwenden verwendet gucken
gleich tatsächlich kannst warum beiden besteht entspricht vorstellen gerade video denen tatsache ziemlich paar gleiche gleichen betrachten
aussieht aussehen handelt ganze ende nachzudenken all möglichkeit ergibt wobei jedoch bisschen fast nämlich grund unsere unseren erhalten
beispiel beispiele beispielsweise ding dinge sache sachen teil teile art weise fall fälle mal zeit zeiten moment minute minuten stunde
stunden tag tage tagen jahr jahre jahren monat monate monaten wochen sekunden anzahl woche stelle punkt thema frage fragen wort worte idee leute mensch menschen person personen seite
eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend million millionen erste ersten erster zweite
zweiten dritte dritten letzte letzten nächste nächsten groß große großen größer klein kleine kleinen neu neue neuen gut gute guten
wichtig wichtige verschieden verschiedene verschiedenen bestimmt bestimmte bestimmten
`,
  fr: `
cest euh ben bah bon bien voilà donc alors ouais oui non ok okay d'accord quoi hein enfin bref disons genre truc plus moins très trop peu
beaucoup assez tout toute tous toutes aussi ainsi comme comment pourquoi parce puisque lorsque quand où ici là cela ça ceci celui celle
ceux celles chaque chacun autre autres même mêmes tel telle tels telles quelque quelques quelqu'un personne rien aucun aucune certain
certaine certains certaines plusieurs divers encore déjà toujours jamais souvent parfois maintenant ensuite puis après avant pendant
depuis jusque jusqu'à hier aujourd'hui demain vraiment simplement seulement justement finalement effectivement évidemment notamment
peut-être presque surtout plutôt cependant pourtant néanmoins sinon malgré selon chez entre vers contre sous hors
être suis es est sommes êtes sont été étais était étaient sera seront serait soit avoir ai as a avons avez ont eu avait avaient aura
auront aurait ait faire fais fait font faisait fera ferait faites faisons dire dis dit disent disait aller vais va vont allons allez
allait ira pouvoir peux peut peuvent pouvait pourra pourrait pouvons pouvez vouloir veux veut veulent voulait voudrait devoir dois doit
doivent devait devra devrait falloir faut fallait faudra savoir sais sait savent savons savez voir vois voit voient voyez voyons verra
vu mettre met mettent mis prendre prend prennent pris prenez prenons donner donne donnent donné venir vient viennent venu tenir tient
rester reste restent passer passe passent trouver trouve trouvent trouvé penser pense pensent parler parle parlent parlé appeler appelle
appellent appelé appelée demander demande croire crois croit comprendre comprend compris sembler semble semblent permet permettent
permettre commencer commence arriver arrive arrivent utiliser utilise rappelez
exemple exemples chose choses partie parties façon manière manières sorte sortes type types cas fois moment moments temps jour jours
année années an ans semaine heure heures minute minutes tant dont signifie juste également laquelle lequel sens vidéo autour ressemble exactement côté réellement pourriez réfléchir existe correspond
considérer vrai raison agit montrer sûr chacune particulier elles compte seul seule utile celui-ci possible part consiste revient
généralement difficile importe dessous dessus long multiplie multiplier divise diviser fini correspondant correspondante lieu endroit point points sujet question questions mot mots idée idées gens
personnes un une deux trois quatre cinq six sept huit neuf dix onze douze vingt trente cent cents mille million millions premier première
second seconde deuxième troisième dernier dernière prochain prochaine grand grande grands grandes petit petite petits petites nouveau
nouvelle nouveaux bon bonne bons important importante importants différent différente différents différentes
`,
  pt: `
né tá tipo assim então bom bem ok okay aí daí pois sim não é ah eh hum ahn enfim certo cara gente olha veja sabe digamos muito muita
muitos muitas mais menos pouco pouca poucos poucas tudo todo toda todos todas algo nada ninguém alguém cada qualquer outro outra outros
outras mesmo mesma mesmos mesmas tanto tanta tantos tão só somente apenas simplesmente realmente basicamente também além inclusive
talvez quase sempre nunca jamais agora depois antes logo hoje ontem amanhã ainda já aqui ali lá onde quando como porque porquê
há havia houve haver ser sou és é somos são era eram foi foram será serão seria sido sendo seja estar estou está estamos estão estava
estavam esteve estado ter tenho tem temos têm tinha tinham teve tido terá poder posso pode podemos podem podia poderia pudesse querer
quero quer queremos querem ir vou vai vamos vão ia fosse fazer faço faz fazemos fazem fez feito fazia fazendo faça dizer digo diz
dizemos dizem disse dito dizendo ver vejo vê vemos veem viu visto vendo saber sei sabemos sabem dar dou dá damos dão deu dado pôr põe
colocar coloca chamar chama chamam chamamos chamado chamada passar passa passam ficar fica ficam ficou chegar chega chegam chegou levar
leva seguir segue seguinte seguintes parecer parece achar acho acha pensar penso pensa entender entende entendem falar fala falam
falamos falando falei tomar toma vir vem vêm veio sair sai encontrar encontra lembrar lembra lembrem olhar começar começa começamos
terminar termina deve devem dever deveria precisa precisam precisar usar usa usam usado acontece acontecer existe existem
exemplo exemplos coisa coisas parte partes maneira forma formas tipo tipos caso casos vez vezes momento tempo dia dias ano anos semana
hora horas minuto minutos sobre algum alguma alguns algumas significa neste nesta portanto disso desse dessa desses dessas deste desta fato lado novamente exatamente
sentido meio maior quanto claro geral longo próximo quais nisso nesse melhor razão bastante enquanto única lembre-se determinado embora
verdade mostrar sob correspondente correspondentes correspondem vídeo lugar ponto tema assunto aula aulas pergunta perguntas palavra palavras ideia gente pessoa pessoas um uma dois
duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem cento mil milhão milhões primeiro primeira segundo segunda
terceiro terceira último última grande grandes pequeno pequena novo nova bom boa importante importantes diferente diferentes
`,
};
