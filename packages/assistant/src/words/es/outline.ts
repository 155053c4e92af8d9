import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import type { OutlineData } from "../outline-data.ts";
import { anywhere } from "../patterns.ts";

export const es: OutlineData = {
  keyPassages: keyPassagesNames.es,
  inShort: "En resumen:",
  keyTerms: "Términos clave",
  datesAndTasks: "Fechas y tareas",
  and: "y",
  askMeaning: (term) => `¿Qué significa «${term}»?`,
  askAbout: (subject) => `¿Qué se dice de «${subject}»?`,
  opener:
    /^(?:y|e|pero|entonces|pues|bueno|bien|vale|claro|ok|okay|a ver|así que|porque|o sea|ahora|no|sí|además|de hecho|es decir|o|luego|también)(?![\p{L}\p{N}'’-]),?\s+/iu,
  filler: anywhere("eh+|ehm+|em+|mmm+", "giu"),
  articles:
    "el la los las un una unos unas este esta estos estas ese esa esos esas su sus nuestro nuestra cada cualquier ningún ninguna",
  links: "de del",
  persons: "yo me mi mis conmigo tú te ti usted ustedes vosotros vosotras os creo quiero voy tengo digo",
  pointing:
    "esto esta este estos estas eso esa ese esos esas aquí ahí allí ello ella él ellos ellas lo le les cosa cosas",
  aside: anywhere(
    "examen|exámenes|deberes|tareas?|parcial|trabajo final|entrega|buenos días|buenas (?:tardes|noches)|gracias|bienvenid[oa]s?|la próxima (?:clase|semana|vez)|la clase (?:pasada|anterior)|alguna pregunta|me (?:oyen|escuchan)|pizarra|diapositiva|micrófono|pausa|por favor|suscr[ií]b\\p{L}*|nos vemos|hasta (?:luego|mañana)|en este v[ií]deo|podcast|patrocina\\p{L}*|descuento|patreon|este canal",
  ),
  announces: anywhere(
    `(?:voy|vamos|vais|van) a (?:\\p{L}+ )?(?:hablar|ver|explicar|tratar|comentar|estudiar|trabajar|empezar|comenzar|revisar|presentar|aprender|conversar|contar|analizar|hacer una serie)
      (?:quiero|quisiera|queremos|me gustaría)(?: \\p{L}+){0,2}? (?:hablar|ver|explicar|tratar|comentar|empezar|comenzar|presentar)(?:les|os|te)?
      (?:hoy|el día de hoy) (?:vamos|veremos|hablaremos|tenemos|les|nos|trataremos)|(?:veremos|trataremos|hablaremos|estudiaremos|comenzaremos)|el (?:tema|objetivo) (?:de hoy|de esta|de este|es|será)|(?:hemos |está |he )?(?:organizado|dividido)(?: \\p{L}+){0,6}? en \\p{L}+ (?:etapas|partes|pasos|temas|bloques)`,
  ),
  course: {
    event: anywhere(
      "ex[aá]men(?:es)?|(?:el|del|primer|segundo|tercer|próximo) parcial(?:es)?|deberes|(?:la|las|una|su|sus|de|próxima|esta) tareas?|tareas? para|trabajo final|trabajos? pr[áa]cticos?|ejercicios? (?:para|de la)|entregas?|fecha límite|lecturas? (?:obligatorias?|para)|prueba final|cuestionario|práctica (?:\\d|uno|dos|tres)|capítulos? (?:\\d+|uno|dos|tres|cuatro|cinco|seis)|páginas? \\d+",
    ),
    listeners: anywhere(
      "ustedes|usted|vosotros|vosotras|os|les|tú|te|tienen|tenéis|tienes|deben|debéis|debes|pueden|podéis|puedes|vuestr[ao]s?|su|sus|tu|tus|tenemos|nos|todos|estudiantes|alumnos|alumnas",
    ),
    action: anywhere(
      "leer|lean|leed|lee|leerse|entregar|entreguen|entregad|entregarlo|enviar|envíen|estudiar|estudien|estudiad|repasar|repasen|repasad|preparar|preparen|preparad|traer|traigan|traed|hacer|hagan|haced|resolver|resuelvan|resolved|inscribir\\p{L}*|apuntar\\p{L}*|ver el|vean|completar|completen|subir|practicar|practiquen|buscar|busquen",
    ),
    demand: anywhere(
      "por favor|tienen que|tenéis que|tienes que|hay que|deben|debéis|debes|deberían|no (?:se )?olviden|no olvidéis|no (?:te )?olvides|recuerden|recordad|recuerda|asegúrense|para (?:la )?(?:próxima|siguiente)|para el (?:próximo|día)|antes de(?:l| la)|les pido|os pido|quiero que",
    ),
    ownDuty: anywhere("tengo|debo|debería|mi|mis"),
    date: anywhere(
      "(?:(?:el|este|próximo|hasta el|para el|antes del|todos los) )*(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: (?:que viene|próximo|por la (?:mañana|tarde|noche)))?|(?:el |del )?(?:día )?\\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:la )?(?:próxima|siguiente) (?:semana|clase|vez|sesión)|la semana que viene|el mes que viene|mañana por la (?:mañana|tarde)|pasado mañana|para mañana|a las \\d{1,2}(?::\\d\\d)?|en (?:una|dos|tres) semanas?|fin(?:al)? de(?:l)? (?:semestre|curso|mes|semana)",
    ),
    takesPlace: anywhere("es|será|son|serán|tendrá|empieza|comienza"),
    important: anywhere(
      "(?:es|muy|más|son|sumamente|realmente|también) (?:muy )?importantes? (?:que|saber|recordar|entender|tener|destacar|es|aquí)|(?:esto|eso) es (?:muy |lo más |realmente )?(?:importante|fundamental|clave|esencial)|lo (?:más )?(?:importante|fundamental|esencial)|entra en el (?:examen|parcial)|(?:en|para) el (?:examen|parcial)|(?:tienen|tenéis|tienes|hay|tenemos) que (?:saber|recordar|entender|conocer|memorizar)|(?:recuerden|recordad|recuerda|no olviden|no olvidéis) (?:que|esto|siempre)|apunten esto|quédense con|la idea (?:clave|principal|fundamental)",
    ),
  },
};
