import { stemmer } from "@orama/stemmers/german";
import { stopwords } from "@orama/stopwords/german";
import type { LanguageData } from "../language-data.ts";
import { commonWords } from "./common-words.ts";

export const de: LanguageData = {
  code: "de",
  stem: stemmer,
  published: stopwords,
  stopWords: `
ja nein äh ähm hm okay ok also halt eben mal schon naja na so quasi sozusagen irgendwie eigentlich natürlich einfach
wirklich vielleicht nun auch nur sehr ganz gar mehr weniger viel viele vielen immer nie oft wieder sein bin ist sind
war waren werden wird wurde wurden worden würde würden können könnte müssen muss müsste sollen soll sollte wollen
will wollte möchte mögen mag dürfen darf lassen lässt machen macht machte gemacht tun tut gehen geht ging kommen
kommt geben gibt gab sagen sagt gesagt sehen sieht wissen weiß nehmen nimmt heißt ding dinge sache sachen wofür wozu
womit wodurch woran worin wovon worüber worum wieso weshalb warum wer wen wem was wann wo wohin woher wie welche
welcher welches welchen welchem wieviel ob dass ab seit bei beim vom zum zur zwischen bitte hallo danke man denn
doch etwa wohl dabei dazu dafür davon darüber dadurch daran darauf daraus darin haben hat hatte habt deren dessen
wegen trotz während eher gerade jemand niemand etwas nichts alles gern mich dir uns euch
`,
  askingWords: `
interview podcast episode seminar webinar präsentation referat rede tutorium sendung session
braucht brauchen brauche benötigt nutzt benutzt verwendet
aufnahme vorlesung kurs vortrag gespräch sitzung stunde video zusammenfassung zusammenfassen fasse fass überblick
thema themen hauptthema idee ideen kern gedanke gedanken punkt punkte hauptpunkte kernaussage kernaussagen botschaft
wichtig wichtige wichtiges wichtigste wichtigsten zentrale zentralen wesentliche konzept konzepte handelt erklär
erkläre erklärt erklären erklärung beschreibt beschreiben beschreibe erwähnt erwähnen behandelt definiere definiert
definition dozent dozentin professor professorin sprecher sprecherin lehrer inhalt transkript gelernt diskussion
schlussfolgerung fazit rolle funktion zweck wirkung beziehung zusammenhang unterschied unterschiede unterscheiden
unterscheidet vergleich vergleiche vergleichen ursache grund gründe folge schritt schritte art arten liste beispiel
beispiele funktioniert passiert geschieht bedeutet bedeuten bedeutung begriff begriffe wort wörter frage fragen
nenne nennt genannt spricht sprechen redet reden laut steht leute jahr jahre zahl genau dient
`,
  generalWords: `
ebenso dennoch hierbei hierzu somit folglich zudem hingegen grunde sinne dass ob weil wenn als wie sowie falls
obwohl damit indem je desto muss müsst lässt lass ging gings gibts ists man mans also ja nein genau halt eben mal
schon doch naja na äh ähm hm okay ok gut so quasi sozusagen irgendwie irgendwas eigentlich natürlich einfach
wirklich vielleicht wahrscheinlich sicher klar richtig jetzt dann nun noch auch nur sehr ganz gar mehr weniger viel
viele vielen vieles wenig wenige etwas nichts alles alle allem allen aller jemand niemand jeder jede jedes jeden
jedem irgendein hier dort da dabei dazu dafür dadurch daran darauf daraus darin darüber davon davor danach daher
deshalb deswegen trotzdem allerdings außerdem immer nie niemals oft manchmal wieder schließlich zunächst zuerst
zuletzt heute gestern morgen damals später früher bereits haben habe hat hatte hatten hast gehabt sein bin ist sind
war waren gewesen wäre wären werden werde wird wurde wurden worden würde würden können kann konnte konnten könnte
könnten müssen musste mussten müsste sollen soll sollte sollten wollen will wollte wollten möchte möchten mögen mag
dürfen darf durfte lassen ließ machen macht machte gemacht mache tun tut tat getan gehen geht gegangen kommen kommt
kam gekommen geben gibt gab gegeben sagen sagt sagte gesagt sage sehen sieht sah gesehen sehe wissen weiß wusste
stehen steht stand liegen liegt lag nehmen nimmt nahm genommen heißen heißt hieß finden findet fand gefunden denken
denkt dachte bleiben bleibt blieb halten hält hielt bringen bringt brachte zeigen zeigt zeigte nennen nennt nannte
genannt sprechen spricht sprach reden redet kennen kennt schauen schaut fragen fragt glauben glaubt glaube verstehen
versteht verstanden beginnen beginnt anfangen bedeutet bedeuten gehört stellen stellt gestellt setzen setzt benutzen
benutzt verwenden verwendet gucken gleich tatsächlich kannst warum beiden besteht entspricht vorstellen gerade video
denen tatsache ziemlich paar gleiche gleichen betrachten aussieht aussehen handelt ganze ende nachzudenken all
möglichkeit ergibt wobei jedoch bisschen fast nämlich grund unsere unseren erhalten beispiel beispiele
beispielsweise ding dinge sache sachen teil teile art weise fall fälle zeit zeiten moment minute minuten stunde
stunden tag tage tagen jahr jahre jahren monat monate monaten wochen sekunden anzahl woche stelle punkt thema frage
wort worte idee leute mensch menschen person personen seite eins zwei drei vier fünf sechs sieben acht neun zehn elf
zwölf zwanzig hundert tausend million millionen erste ersten erster zweite zweiten dritte dritten letzte letzten
nächste nächsten groß große großen größer klein kleine kleinen neu neue neuen gute guten wichtig wichtige
verschieden verschiedene verschiedenen bestimmt bestimmte bestimmten
`,
  numbers: `
null=0 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14
fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60
siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000 million=1000000 millionen=1000000
`,
  commonWords,
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:ist|sind|war|waren)(?:\s+(?:eigentlich|einfach|nur|also|im grunde|im prinzip|nichts anderes als|auch))*\s+(?:(?:eine?|einer|der|die|das)(?!\s+(?:bisschen|sehr|wenig|große[rs]?|gute[rs]?|problem|gleiche|einzige[rs]?|beste[rs]?|selbe)(?![\p{L}\p{N}]))|wenn|etwas|alles)|bedeute[nt]+|heißt|heißen|nennt man|bezeichnet|versteht man|besteht)(?![\p{L}\p{N}])/iu,
    names:
      /(?:nennt man(?: das| dies| sie| es)?|nennen wir(?: das| dies| sie| es)?|heißt|heißen|bezeichnet man als|(?:so ?)?genannt(?:e[nrsm]?)?)(?:\s+(?:der|die|das|den|ein|eine))?\s+["„]?$/iu,
    reason:
      /(?<!\p{L})(?:weil|denn|deshalb|deswegen|daher|darum|da (?:es|wir|man|die|der|das)|damit|aufgrund|wegen|der grund|dadurch|somit|führt|führen|sonst|verursacht|um (?:\p{L}+ ){1,6}zu)(?!\p{L})/iu,
    example:
      /(?<!\p{L})(?:zum beispiel|beispielsweise|ein beispiel|etwa|stell(?:en sie|t euch|(?:e)? dir) (?:sich )?vor|nehmen wir|angenommen)(?!\p{L})/iu,
    continues:
      /^(?:und|also|aber|nun|oder|dann|denn|jetzt|ja|gut|okay|das|dies|diese[rs]?|er|sie|es|so|da|weil)(?!\p{L})/iu,
  },
};
