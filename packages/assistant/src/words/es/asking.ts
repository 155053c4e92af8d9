import type { Asking } from "../asking-data.ts";

export const es: Asking = {
  acts: {
    thanks: {
      pattern: "^(?:ok |perfecto |muchas |mil )*(?:gracias|vale|genial)(?: .{0,30})?$",
      reply: "De nada. Pregunta más sobre esta grabación cuando quieras.",
    },
    greeting: {
      pattern: "^(?:hola|hey|buenas|buenos dias|buenas (?:tardes|noches)|que tal)(?: .{0,20})?$",
      reply:
        "¡Hola! Pregunta por cualquier cosa que se dijo, o pide un resumen, los puntos principales o los términos clave.",
    },
    complaint: {
      pattern:
        "^(?:no )?(?:eso (?:no es|esta|es) (?:mal|falso|verdad|correcto|cierto|asi|incorrecto|lo que .*)|esta mal|mal|incorrecto|falso|mala respuesta|no (?:me )?sirve|no es lo que pregunte|nunca dijo eso)$",
      reply: "Lo siento. Dime con otras palabras qué buscas, o busca en la transcripción.",
    },
    help: {
      pattern:
        "^(?:ayuda|ayudame|que (?:puedes hacer|puedo preguntar(?:te)?|haces)|como (?:funcionas?|se usa|te uso)|quien eres|que eres|eres chatgpt|me puedes ayudar|que preguntas (?:te )?puedo hacer(?:te)?|en que (?:me )?puedes ayudar)$",
      reply:
        "Respondo desde esta grabación, con sus propias palabras. Pregunta por cualquier cosa que se dijo, o pide un resumen, los puntos principales, los temas, los términos clave, tareas y fechas, lo del examen o una parte por su tiempo.",
    },
    quiz: {
      pattern:
        "quiz|ponme a prueba|pregunt(?:ame|itas)|examiname|tarjetas?(?: de estudio)?|flashcards|cuestionario|(?:haz\\w*|pon\\w*|dame|crea)(?: unas?| un| \\d+| algunas)* (?:\\w+ )?(?:preguntas|test|preguntitas)|preguntas (?:tipo test|de repaso|de opcion multiple|para practicar)|examen de practica|opcion multiple",
      reply:
        "No puedo escribir preguntas ni tarjetas sin un modelo de lenguaje. Con estos pasajes puedes ponerte a prueba:",
    },
    translate: {
      pattern: "traduc\\w*|tradu[cz]\\w*|(?:al|en|a) (?:ingles|espanol|aleman|frances|portugues)",
      reply: "No puedo traducir sin un modelo de lenguaje. Puedo citar lo que la grabación dice de algo.",
    },
    write: {
      pattern:
        "guia (?:de estudio|para (?:repasar|estudiar))|chuleta|hoja de repaso|mapa (?:conceptual|mental)|plan de estudio|(?:escrib\\w*|redact\\w*|haz\\w*)(?: me)? (?:un |una )?(?:ensayo|correo|redaccion|articulo|poema|presentacion|texto)",
      reply: "No puedo escribir un texto propio sin un modelo de lenguaje. Estos pasajes deberían estar en él:",
    },
    rephrase: {
      pattern:
        "(?:en|con) otras palabras|reformul\\w*|de otra (?:forma|manera)|(?:pero |hazlo )?mas (?:corto|simple|facil|sencillo|largo|breve)|muy (?:largo|complicado)|demasiado texto|mas detalles?|dilo distinto",
      reply:
        "No puedo decirlo con otras palabras sin un modelo de lenguaje. Pide un número de puntos o una parte concreta.",
    },
    judge: {
      pattern:
        "que (?:opinas|piensas|te parece)(?: de)?|tu opinion|vale la pena(?: \\w+)?|estas de acuerdo|es (?:verdad|buena|bueno|dificil|cierto)|recomiendas|la recomiendas",
      reply: "No puedo juzgar una grabación, solo citarla. De lo que más habla:",
    },
    exam: {
      pattern:
        "examen\\w*|parcial(?:es)?|prueba|estudiar?|estudio|memorizar|(?:que|tengo que|hay que|debo) (?:\\w+ ){0,2}(?:saber|recordar|estudiar|memorizar)|me enfoco|caer|entra",
      reply: "Lo que la grabación dice de exámenes y tareas, o llama importante:",
      none: "La grabación no dice nada de un examen. De lo que más habla:",
    },
    tasks: {
      pattern:
        "tareas?|deberes|entreg\\w*|fechas?(?: de entrega| limite)?|para (?:el lunes|cuando)|lectura|algo para leer|(?:que )?(?:tengo|hay) que (?:hacer|leer|preparar)(?: (?:para (?:el|la|manana|clase|casa)|antes|hasta|en casa).*)?|plazos?",
      reply: "Tareas y fechas que se mencionan:",
      none: "En esta grabación no se anuncian deberes, lecturas ni plazos.",
    },
    missed: {
      pattern:
        "me perdi|perdi|falte|no (?:fui|estuve|pude ir|preste atencion)|me quede dormid\\w|llegue tarde|estuve enferm\\w|estaba enferm\\w|ponme al dia|me distraje|enferm\\w",
      reply: "Lo que se trató:",
    },
    topics: {
      pattern:
        "temas?|temario|indice|capitulos?|estructura\\w*|partes|esquema|secciones|que (?:vimos|se vio)(?: hoy)?|cubre",
      reply: "Lo que trata, en este orden:",
    },
    terms: {
      pattern:
        "(?:terminos?|palabras?|conceptos?)(?: (?:clave|importantes?|basicos?|tecnicos?|principales))?|glosario|vocabulario|definiciones|terminologia|palabras clave",
      reply: "Términos clave, como los explica la grabación:",
      none: "La grabación no define ningún término expresamente. De lo que más habla:",
    },
    simple: {
      pattern:
        "explic\\w*|como (?:si tuviera|a un nino).*|no entend?i\\w*|no entiendo\\w*|perdid[oa]|no me quedo claro|(?:palabras|forma) (?:simples?|sencillas?)|ensena\\w*|se mi profesor|ayudame a entender|guiame|repasa|dame clase|para tontos|facil|sencilla|paso a paso|desde cero",
      reply: "Solo puedo citar la grabación. De lo que más habla:",
    },
    conclusion: {
      pattern: "conclusion\\w*|como (?:termina|acaba)|al final|decidieron|termina|acaba",
      reply: "Así termina:",
    },
    examples: {
      pattern: "ejemplos?",
      reply: "Ejemplos que da:",
    },
    questions: {
      pattern: "que pregunt(?:as|aron) .*|que preguntaron|preguntas (?:hizo|hicieron).*",
      reply: "Preguntas que se hicieron:",
    },
    points: {
      pattern:
        "(?:puntos?|ideas?|cosas?|datos|aspectos|mensajes?) ?(?:mas )?(?:principal(?:es)?|claves?|importantes?|esenciales)?|(?:lo|que es lo)? ?(?:mas )?(?:importante|principal|esencial)|vinetas|llevarse|quedarme|aprender de esto",
      reply: "De lo que más habla la grabación:",
    },
    summary: {
      pattern:
        "resum\\w*|tl ?dr|(?:de|sobre) que (?:va|trata|trato|es|hablaron|habla|hablo)|vision general|idea general|que (?:dijo|dijeron|paso|hablaron)|dijeron|apuntes?|notas?|en pocas palabras|dijo",
      reply: "De lo que más habla la grabación:",
    },
  },
  kinds: {
    define:
      "^(?:que|quien) (?:es|son|era|eran|fue|significa|significan|quiere decir)|defin\\w+|significado|significa|cual es la definicion",
    why: "por ?que|porque|razon\\w*|causas?|motivos?|para que|a que se debe",
    number:
      "cuant[oa]s?|que (?:porcentaje|numero|cantidad|tamano|edad|velocidad|precio)|numero de|^cuando|(?:en )?que (?:ano|fecha|dia|mes|siglo|decada|epoca)|desde cuando",
    who: "quien(?:es)?",
  },
  filler:
    "por favor|porfa|cuales son|una|dos|tres|cuatro|cinco|diez|nada|chiquito|mejor|nueva\\w*|clase|rapid\\w*|urgente|me puedes|puedes|oye|dame|dime|me dices|hazme|necesito|quiero|cuentame|no tengo tiempo.*?(?=de que|que|$)|para mi amigo.*|hoy|ayer|manana|el lunes|tod[oa]s?|en (?:una|dos|tres|pocas|\\d+) (?:frases?|palabras|oraciones|puntos)|cort[oa]|larg[oa]|detallad[oa]|breve|top \\d+|con que|deberia|haz una lista|prof[ea]?|tengo|que vieron|que hicieron|ayudame",
  comparisons: [
    "diferenci\\w* (?:entre |de |hay entre )?(.+?) (?:y|con) (.+)",
    "diferenci\\w* (.+?) de (.+)",
    "compar\\w* (?:entre )?(.+?) (?:y|con|a) (.+)",
    "(?:distingue|se diferencian?) (.+?) y (.+)",
    "(?:distingue|se diferencian?) (.+?) de (.+)",
    "(.+?) (?:vs|versus|frente a|en comparacion con) (.+)",
    "es (.+?) (?:mejor|peor|mayor|menor|mas \\w+|lo mismo|igual) que (.+)",
    "relacion\\w* (?:entre |de |hay entre )?(.+?) (?:y|con) (.+)",
    "tienen en comun (.+?) y (.+)",
  ],
  pronouns: "eso|esto|ese|esa|este|esta|esos|esas|estos|estas|ello|el|ella|ellos|ellas|lo|la|los|las|le",
  more: "^(?:dime |cuentame )?(?:mas|sigue|continua|que mas|algo mas|y despues|y luego)(?: sobre (?:eso|esto|el tema))?(?: por favor)?$",
  ordinals: [
    "primer[oa]?",
    "segund[oa]",
    "tercer[oa]?",
    "cuart[oa]",
    "quint[oa]",
    "sext[oa]",
    "septim[oa]",
    "octav[oa]",
    "noven[oa]",
    "decim[oa]",
    "ultim[oa]",
  ],
  firstMinutes: "primeros (\\d{1,3}) min",
  lastMinutes: "ultimos (\\d{1,3}) min",
  minute: "(?:en el |al |desde el |a partir del )?minuto ",
  chapter: "(?:capitulo|parte|seccion) ",
  phrases: {
    closest: "No estoy seguro de que esto lo responda. Los pasajes más cercanos son:",
    notFound: "No he encontrado eso en esta grabación.",
    neverSaid: (words) => `No se dice en esta grabación: ${words}.`,
    showing: (words) => `Resultados para ${words}. Entre comillas, una palabra se busca tal como la escribiste.`,
    fromSummary: "Del resumen:",
    nothingAbout: (thing) => `No he encontrado nada sobre ${thing}.`,
    noTimes: "Esta grabación no tiene tiempos, así que no sé qué parte es.",
    ends: (moment) => `La grabación termina en **${moment}**.`,
    noMore: "La grabación no dice más ahí.",
    onlyItems: (count) => `Ahí solo veo ${count}.`,
    noSentences: "Esta grabación no contiene frases con las que responder.",
    onlyPoints: (count) => `La grabación es corta: solo tiene ${count} puntos.`,
  },
};
