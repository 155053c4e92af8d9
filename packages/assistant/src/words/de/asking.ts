import type { Asking } from "../asking-data.ts";

export const de: Asking = {
  acts: {
    thanks: {
      pattern: "^(?:ok |super |perfekt |vielen |besten )*(?:danke(?:schon)?|dank|merci|alles klar)(?: .{0,30})?$",
      reply: "Gern geschehen. Frag jederzeit mehr über diese Aufnahme.",
    },
    greeting: {
      pattern: "^(?:hi+|hallo|hey|moin|servus|guten (?:morgen|tag|abend)|na)(?: .{0,20})?$",
      reply:
        "Hallo! Frag nach allem, was gesagt wurde, oder nach einer Zusammenfassung, den wichtigsten Punkten oder Begriffen.",
    },
    complaint: {
      pattern:
        "^(?:nein |nee |ne )?(?:das (?:ist|war|stimmt)(?: so)? (?:falsch|nicht.*|quatsch)|falsch|falsche antwort|quatsch|unsinn|du liegst falsch|das hilft mir nicht|stimmt nicht|schlechte antwort|nicht hilfreich|das hat er nie gesagt|das hab ich nicht gefragt)$",
      reply: "Entschuldigung. Sag mir mit anderen Worten, was du suchst, oder suche im Transkript.",
    },
    help: {
      pattern:
        "^(?:hilfe|hilf mir|was (?:kannst du|kann ich(?: dich)?)(?: alles)?(?: (?:tun|machen|fragen))?|wie (?:funktionierst du|geht das|benutze ich das)|wer bist du|was bist du|bist du chatgpt|kannst du mir helfen|welche fragen kann ich(?: dir)? stellen|wobei kannst du helfen)$",
      reply:
        "Ich antworte aus dieser Aufnahme, mit ihren eigenen Worten. Frag nach allem, was gesagt wurde, oder nach einer Zusammenfassung, den wichtigsten Punkten, Themen, Begriffen, Aufgaben und Terminen, dem Prüfungsstoff oder einem Teil nach seiner Zeit.",
    },
    quiz: {
      pattern:
        "quiz\\w*|frag\\w* mich ab|(?:mich |kannst du mich )abfragen|teste? mich|prufe? (?:mich|mein wissen)|(?:stell\\w*|gib|mach\\w*|schreib\\w*)(?: mir| uns)?(?: \\w+){0,3} fragen|karteikarten|lernkarten|flashcards|ubungsfragen|testfragen|quizfragen|probeklausur|multiple choice(?: fragen)?|fragen zum uben",
      reply: "Fragen oder Karten kann ich ohne Sprachmodell nicht schreiben. An diesen Stellen kannst du dich prüfen:",
    },
    translate: {
      pattern:
        "ubersetz\\w*|(?:auf|ins|in) (?:englisch\\w*|spanisch\\w*|franzosisch\\w*|deutsch\\w*|portugiesisch\\w*)",
      reply: "Ohne Sprachmodell kann ich nicht übersetzen. Ich kann zitieren, was die Aufnahme über etwas sagt.",
    },
    write: {
      pattern:
        "lernzettel|spickzettel|lernplan|lernhilfe|lernubersicht|cheat ?sheet|mind ?map|(?:schreib\\w*|verfass\\w*|erstell\\w*)(?: mir)?(?: ein\\w*)? (?:\\w+ )?(?:aufsatz|essay|mail|referat|text|hausarbeit|prasentation|gedicht)",
      reply: "Einen eigenen Text kann ich ohne Sprachmodell nicht schreiben. Diese Stellen gehören hinein:",
    },
    rephrase: {
      pattern:
        "(?:mit|in) (?:anderen|eigenen) worten|umformulier\\w*|anders (?:sagen|formulieren|ausdrucken)|(?:aber |mach\\w* (?:es |das )?)?(?:kurzer|einfacher|langer|ausfuhrlicher)(?: bitte)?|zu (?:lang|kompliziert)|viel text|mehr details?",
      reply:
        "In anderen Worten kann ich es ohne Sprachmodell nicht sagen. Frag nach einer Anzahl von Punkten oder nach einem Teil davon.",
    },
    judge: {
      pattern:
        "was (?:denkst|haltst|meinst) du.*|deine meinung|findest du.*|lohnt (?:sich|es).*|(?:ist|hat) (?:das|er|sie|die vorlesung) (?:wahr|richtig|gut|recht|schwer|schwierig)|stimmst du zu|bist du einverstanden|empfehlen|empfiehlst du",
      reply: "Bewerten kann ich eine Aufnahme nicht, nur aus ihr zitieren. Wovon sie vor allem spricht:",
    },
    exam: {
      pattern:
        "klausur\\w*|prufung\\w*|examen|test|abgefragt|auswendig|kommt .*dran|(?:muss|soll|sollte|mussen|sollten) (?:ich|man|wir) (?:\\w+ ){0,4}(?:lernen|wissen|merken|konnen)|lernen",
      reply: "Was die Aufnahme über Prüfungen und Aufgaben sagt oder wichtig nennt:",
      none: "Von einer Prüfung ist in der Aufnahme keine Rede. Wovon sie vor allem spricht:",
    },
    tasks: {
      pattern:
        "hausaufgaben?|abgabe\\w*|abgeben|deadline|frist\\w*|termine?|aufgaben?|haben wir was auf|(?:was|mussen|sollen) (?:\\w+ ){0,4}(?:vorbereiten|lesen|abgeben|erledigen)|auf(?=,| hausaufgaben)",
      reply: "Aufgaben und Termine, die genannt wurden:",
      none: "Hausaufgaben, Lektüre oder Abgabetermine werden in dieser Aufnahme nicht angekündigt.",
    },
    missed: {
      pattern:
        "verpasst|entgangen|gefehlt|(?:war|bin|kam) (?:\\w+ ){0,3}(?:krank|zu spat|nicht da|eingeschlafen|nicht dabei)|nicht aufgepasst|geschwanzt|neuesten stand|beim arzt|zu spat (?:gekommen)?|nicht da",
      reply: "Das wurde behandelt:",
    },
    topics: {
      pattern:
        "themen\\w*|themengebiete|gliederung|inhaltsverzeichnis|kapitel|aufbau|aufgebaut|programm|agenda|abschnitte|durchgenommen|(?:haben|was haben) wir (?:heute )?(?:gemacht|behandelt)",
      reply: "Worum es geht, in dieser Reihenfolge:",
    },
    terms: {
      pattern:
        "(?:fach|schlussel)?(?:begriffe?n?|worter|vokabeln)|definitionen|glossar|key ?words|konzepte|terminologie|fachworter",
      reply: "Wichtige Begriffe, wie die Aufnahme sie erklärt:",
      none: "Die Aufnahme definiert keinen Begriff ausdrücklich. Wovon sie vor allem spricht:",
    },
    simple: {
      pattern:
        "erklar\\w*|eli ?5|versteh\\w* (?:das |es |ich |alles )*nicht|verstandlich|nichts verstanden|nicht verstanden|einfach(?:en worten|er)?|verwirrend|raff\\w* .*nicht|kapier\\w*|komm\\w* nicht mit|beibringen|bring mir .*bei|lehrer|nachhilfe|(?:geh|fuhr) .*durch|zu verstehen|dummies|kind|bedeutet das alles",
      reply: "Ich kann nur aus der Aufnahme zitieren. Wovon sie vor allem spricht:",
    },
    conclusion: {
      pattern:
        "fazit|schlussfolgerung\\w*|schluss|am ende|wie (?:endet|endete|hort) .*|ergebnis|beschlossen|schlusswort\\w*",
      reply: "So endet sie:",
    },
    examples: {
      pattern: "beispiele?",
      reply: "Beispiele, die sie nennt:",
    },
    questions: {
      pattern: "welche fragen .*|was wurde gefragt|gestellte fragen",
      reply: "Fragen, die gestellt wurden:",
    },
    points: {
      pattern:
        "(?:haupt|kern|stich)?(?:punkte?n?|aussagen?|ideen|erkenntnisse|fakten|dinge|sachen|gedanken|argumente)|(?:das |nur das |was ist )?wichtig\\w*|mitnehmen|merken|highlights|take ?aways?|wesentliche|zentrale\\w*",
      reply: "Wovon die Aufnahme vor allem spricht:",
    },
    summary: {
      pattern:
        "zusammen\\w*|zusamen\\w*|worum\\w*|um was|uber was|wovon|handelt|tl ?dr|uberblick|kurzfassung|fass\\w*|inhalt|was (?:war|wurde|hat|ist|passierte)(?: \\w+){0,2} (?:gesagt|besprochen|los|thema|passiert)|notizen|dreht|notizen|mitschr\\w*|mitschreiben",
      reply: "Wovon die Aufnahme vor allem spricht:",
    },
  },
  kinds: {
    define:
      "^was (?:ist|sind|war|waren|bedeutet|bedeuten|heisst|heissen|meint)|definier\\w*|definition|bedeutung|versteht man|steht .* fur|^wer (?:ist|war)",
    why: "warum|wieso|weshalb|weswegen|grund|grunde|ursachen?|aus welchem|wozu|wofur",
    number:
      "wie ?viele?|wie (?:lange?|gross|hoch|weit|alt|oft|schnell|tief|schwer|teuer|heiss|kalt)|wieviel prozent|anzahl|wann|(?:in )?welche[mns]? (?:jahr|tag|monat|jahrhundert|datum)|seit wann|bis wann",
    who: "wer|wen|wem|wessen",
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
  phrases: {
    closest: "Ich bin nicht sicher, ob das die Antwort ist. Die nächsten Stellen sind:",
    notFound: "Das habe ich in dieser Aufnahme nicht gefunden.",
    neverSaid: (words) => `In dieser Aufnahme nicht gesagt: ${words}.`,
    showing: (words) => `Ergebnisse für ${words}. In Anführungszeichen bleibt ein Wort, wie du es getippt hast.`,
    fromSummary: "Aus der Zusammenfassung:",
    nothingAbout: (thing) => `Über ${thing} habe ich nichts gefunden.`,
    noTimes: "Diese Aufnahme hat keine Zeiten, deshalb kann ich nicht sagen, welcher Teil das ist.",
    ends: (moment) => `Die Aufnahme endet bei **${moment}**.`,
    noMore: "Mehr sagt die Aufnahme dort nicht.",
    onlyItems: (count) => `Dort sehe ich nur ${count}.`,
    noSentences: "Diese Aufnahme enthält keine Sätze, aus denen ich antworten könnte.",
    onlyPoints: (count) => `Die Aufnahme ist kurz: Sie hat nur ${count} Punkte.`,
  },
};
