import type { RequestData } from "../request-data.ts";

export const deRequests: RequestData = {
  wishes: {
    thanks: "^(?:ok |super |perfekt |vielen |besten )*(?:danke(?:schon)?|dank|merci|alles klar)(?: .{0,30})?$",
    greeting: "^(?:hi+|hallo|hey|moin|servus|guten (?:morgen|tag|abend)|na)(?: .{0,20})?$",
    complaint:
      "^(?:nein |nee |ne )?(?:das (?:ist|war|stimmt)(?: so)? (?:falsch|nicht.*|quatsch)|falsch|falsche antwort|quatsch|unsinn|du liegst falsch|das hilft mir nicht|stimmt nicht|schlechte antwort|nicht hilfreich|das hat er nie gesagt|das hab ich nicht gefragt)$",
    help: "^(?:hilfe|hilf mir|was (?:kannst du|kann ich(?: dich)?)(?: alles)?(?: (?:tun|machen|fragen))?|wie (?:funktionierst du|geht das|benutze ich das)|wer bist du|was bist du|bist du chatgpt|kannst du mir helfen|welche fragen kann ich(?: dir)? stellen|wobei kannst du helfen)$",
    quiz: "quiz\\w*|frag\\w* mich ab|(?:mich |kannst du mich )abfragen|teste? mich|prufe? (?:mich|mein wissen)|(?:stell\\w*|gib|mach\\w*|schreib\\w*)(?: mir| uns)?(?: \\w+){0,3} fragen|karteikarten|lernkarten|flashcards|ubungsfragen|testfragen|quizfragen|probeklausur|multiple choice(?: fragen)?|fragen zum uben",
    translate:
      "ubersetz\\w*|(?:auf|ins|in) (?:englisch\\w*|spanisch\\w*|franzosisch\\w*|deutsch\\w*|portugiesisch\\w*)",
    write:
      "lernzettel|spickzettel|lernplan|lernhilfe|lernubersicht|cheat ?sheet|mind ?map|(?:schreib\\w*|verfass\\w*|erstell\\w*)(?: mir)?(?: ein\\w*)? (?:\\w+ )?(?:aufsatz|essay|mail|referat|text|hausarbeit|prasentation|gedicht)",
    rephrase:
      "(?:mit|in) (?:anderen|eigenen) worten|umformulier\\w*|anders (?:sagen|formulieren|ausdrucken)|(?:aber |mach\\w* (?:es |das )?)?(?:kurzer|einfacher|langer|ausfuhrlicher)(?: bitte)?|zu (?:lang|kompliziert)|viel text|mehr details?",
    judge:
      "was (?:denkst|haltst|meinst) du.*|deine meinung|findest du.*|lohnt (?:sich|es).*|(?:ist|hat) (?:das|er|sie|die vorlesung) (?:wahr|richtig|gut|recht|schwer|schwierig)|stimmst du zu|bist du einverstanden|empfehlen|empfiehlst du",
    exam: "klausur\\w*|prufung\\w*|examen|test|abgefragt|auswendig|kommt .*dran|(?:muss|soll|sollte|mussen|sollten) (?:ich|man|wir) (?:\\w+ ){0,4}(?:lernen|wissen|merken|konnen)|lernen",
    tasks:
      "hausaufgaben?|abgabe\\w*|abgeben|deadline|frist\\w*|termine?|aufgaben?|haben wir was auf|(?:was|mussen|sollen) (?:\\w+ ){0,4}(?:vorbereiten|lesen|abgeben|erledigen)|auf(?=,| hausaufgaben)",
    missed:
      "verpasst|entgangen|gefehlt|(?:war|bin|kam) (?:\\w+ ){0,3}(?:krank|zu spat|nicht da|eingeschlafen|nicht dabei)|nicht aufgepasst|geschwanzt|neuesten stand|beim arzt|zu spat (?:gekommen)?|nicht da",
    topics:
      "themen\\w*|themengebiete|gliederung|inhaltsverzeichnis|kapitel|aufbau|aufgebaut|programm|agenda|abschnitte|durchgenommen|(?:haben|was haben) wir (?:heute )?(?:gemacht|behandelt)",
    terms:
      "(?:fach|schlussel)?(?:begriffe?n?|worter|vokabeln)|definitionen|glossar|key ?words|konzepte|terminologie|fachworter",
    simple:
      "erklar\\w*|eli ?5|versteh\\w* (?:das |es |ich |alles )*nicht|verstandlich|nichts verstanden|nicht verstanden|einfach(?:en worten|er)?|verwirrend|raff\\w* .*nicht|kapier\\w*|komm\\w* nicht mit|beibringen|bring mir .*bei|lehrer|nachhilfe|(?:geh|fuhr) .*durch|zu verstehen|dummies|kind|bedeutet das alles",
    conclusion:
      "fazit|schlussfolgerung\\w*|schluss|am ende|wie (?:endet|endete|hort) .*|ergebnis|beschlossen|schlusswort\\w*",
    examples: "beispiele?",
    questions: "welche fragen .*|was wurde gefragt|gestellte fragen",
    points:
      "(?:haupt|kern|stich)?(?:punkte?n?|aussagen?|ideen|erkenntnisse|fakten|dinge|sachen|gedanken|argumente)|(?:das |nur das |was ist )?wichtig\\w*|mitnehmen|merken|highlights|take ?aways?|wesentliche|zentrale\\w*",
    summary:
      "zusammen\\w*|zusamen\\w*|worum\\w*|um was|uber was|wovon|handelt|tl ?dr|uberblick|kurzfassung|fass\\w*|inhalt|was (?:war|wurde|hat|ist|passierte)(?: \\w+){0,2} (?:gesagt|besprochen|los|thema|passiert)|notizen|dreht|notizen|mitschr\\w*|mitschreiben",
  },
  kinds: {
    define:
      "^was (?:ist|sind|war|waren|bedeutet|bedeuten|heisst|heissen|meint)|definier\\w*|definition|bedeutung|versteht man|steht .* fur|^wer (?:ist|war)",
    why: "warum|wieso|weshalb|weswegen|grund|grunde|ursachen?|aus welchem|wozu|wofur",
    number:
      "wie ?viele?|wie (?:lange?|gross|hoch|weit|alt|oft|schnell|tief|schwer|teuer|heiss|kalt)|wieviel prozent|anzahl|wann|(?:in )?welche[mns]? (?:jahr|tag|monat|jahrhundert|datum)|seit wann|bis wann",
  },
  filler:
    "bitte|kannst|wurdest du|stand|heute|gestern|dabei|kam|dran|raus|bring|hilf|helfen|sei|worten|schreib|erstelle|neue|kennen|ab|deckt|zwei|drei|vier|funf|zehn|worauf|mich|stell\\w*|ne|lehrer|auch|sagen|mal|eben|schnell|kurz|ganz|kannst du|konntest du|gib mir|gib uns|sag mir|mach mir|ich brauche?|brauch|ich hatte gern|hab keine zeit.*?(?=um was|worum|was|$)|fur meinen kommilitonen|heute|morgen|gestern|nachste (?:woche|stunde)|alles|allem|ganze\\w*|in (?:einem|zwei|drei|ein paar|wenigen|\\d+) (?:satz|satzen|worten|stichpunkten|punkten)|ausfuhrliche?|kurze?|top \\d+|stoff|hab|so die|vorbereiten|vorbereite|soll|klausur|prof",
  comparisons: [
    "unterschied\\w* (?:zwischen |von )?(.+?) (?:und|zu|zum|zur|gegenuber) (.+)",
    "vergleich\\w* (?:zwischen )?(.+?) (?:und|mit) (.+)",
    "(?:unterscheidet|unterscheiden) sich (.+?) (?:von|und) (.+)",
    "(.+?) (?:vs|versus|gegen|im vergleich zu[mr]?) (.+)",
    "ist (.+?) (?:besser|schlechter|schneller|grosser|kleiner|starker|dasselbe|das gleiche) (?:als|wie) (.+)",
    "(?:zusammenhang|beziehung|verhaltnis) (?:zwischen |von )(.+?) (?:und|zu) (.+)",
    "hang\\w* (.+?) (?:und|mit) (.+?) zusammen",
    "gemeinsam\\w* (?:von |haben )?(.+?) und (.+)",
  ],
  follows: "^(?:und|aber|was ist mit|wie ist es mit|auch|dann)(?!\\p{L})",
  pronouns: "es|sie|er|ihn|ihm|ihr|das|dies|diese[rsmn]?|davon|dazu|damit|daran|dafur|dadurch|darum",
  more: "^(?:(?:sag|erzahl) mir )?(?:mehr|weiter|noch mehr|was noch|und dann|wie geht es weiter)(?: daruber| davon| dazu)?(?: bitte)?$",
  ordinals: [
    "erste\\w?",
    "zweite\\w?",
    "dritte\\w?",
    "vierte\\w?",
    "funfte\\w?",
    "sechste\\w?",
    "siebte\\w?",
    "achte\\w?",
    "neunte\\w?",
    "zehnte\\w?",
    "letzte\\w?",
  ],
  firstMinutes: "ersten (\\d{1,3}) min",
  lastMinutes: "letzten (\\d{1,3}) min",
  minute: "(?:bei|ab|nach|um) (?:minute )?|minute ",
  chapter: "(?:kapitel|teil|abschnitt) ",
};
