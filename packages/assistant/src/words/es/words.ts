import { stemmer } from "@orama/stemmers/spanish";
import { stopwords } from "@orama/stopwords/spanish";
import type { LanguageData } from "../language-data.ts";
import { commonWords } from "./common-words.ts";

export const es: LanguageData = {
  code: "es",
  stem: stemmer,
  published: stopwords,
  stopWords: `
pues bueno eh este o sea entonces vale claro sí no ya ahí acá muy más menos mucho mucha muchos muchas tan tanto todo
toda todos todas algo nada alguien cada otro otra otros otras mismo misma solo sólo también tampoco además siempre
nunca ahora luego hay había ser es son era eran fue fueron sido está están estaba estar tiene tienen tener puede
pueden poder podemos quiere va van voy vamos ir hace hacen hacer hizo dice dicen decir dijo ve ver sabe saber da dan
pone cosa cosas forma manera qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuántos cuánta cuántas por
porque para con sin sobre entre según del al lo le les se su sus me te nos mi tu hola gracias favor si usar usa usan
`,
  askingWords: `
entrevista podcast episodio seminario presentación conversación debate discurso curso sesión tutorial taller
necesita necesitan necesitamos debe introdujo
grabación clase lección charla reunión conferencia vídeo video resumen resumir resume resúmeme tema temas idea ideas
principal principales clave importante importantes esencial central punto puntos mensaje concepto conceptos trata
trató habla hablan explica explicó explican explicar explícame explicación describe describir menciona mencionan
mencionó define definir definición profesor profesora ponente contenido detalle transcripción aprendimos aprender
conclusión papel función propósito efecto relación diferencia diferencias diferencian distingue comparar compara
comparación causa razón motivo consecuencia paso pasos tipo tipos lista funciona funcionan ocurre sucede pasa
significa significado sirve ejemplo ejemplos palabra palabras término términos pregunta preguntas llama llaman año
años personas gente número cantidad exactamente
`,
  generalWords: `
o sea pues bueno bien vale claro entonces eh este ehm mmm digamos verdad okay ok sí no ya ahí acá allá aquí así tal
cual osea muy más menos mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas algo nada nadie
alguien cada cualquier otro otra otros otras mismo misma mismos mismas tanto tanta tantos tantas tan solo sólo
solamente simplemente realmente básicamente también tampoco además incluso quizá quizás acaso casi siempre nunca
jamás ahora luego después antes hoy ayer mañana todavía aún hay había hubo habrá haber he ha han hemos has es son
era eran fue fueron ser sido siendo soy eres somos será serán sería está están estaba estaban estar estado estoy
estamos tiene tienen tener tenemos tengo tenía tenido tendrá puede pueden poder podemos puedo podía podría podríamos
pueda quiere quieren querer quiero queremos va van voy vamos ir iba vaya ido hace hacen hacer hago hacemos hizo
hecho hacía haciendo haga dice dicen decir digo decimos dijo dicho diciendo diga ve ven ver veo vemos vio visto
viendo verán veremos sabe saben saber sé sabemos sabía da dan dar doy damos dio dado pone ponen poner pongo ponemos
puso puesto llama llaman llamar llamamos llamado llamada pasa pasan pasar pasó queda quedan quedar llega llegan
llegar llegó lleva llevan llevar sigue siguen seguir siguiente siguientes parece parecen parecer cree creen creer
creo creemos piensa piensan pensar pienso entiende entienden entender habla hablan hablar hablamos hablando hablado
toma toman tomar viene vienen venir vino sale salen salir salió encontrar encuentra encuentran recordar recuerden
recuerda mirar mira miren empezar empieza empezamos comenzar comienza terminar termina ejemplo ejemplos cosa cosas
parte partes manera forma formas tipo tipos caso casos vez veces momento tiempo día días año años semana hora horas
minuto minutos puedes significa tienes realidad tengas tengan correspondiente correspondientes resultado resulta
exactamente razón sentido debería deberías podrías estás quieres nuevamente video vídeo principio único única
posible lugar punto tema temas clase clases pregunta preguntas palabra palabras idea gente persona personas uno una
dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien cientos mil millón millones primero
primera segundo segunda tercero tercera último última gran grande grandes pequeño pequeña nuevo nueva buena
importante importantes diferente diferentes cierto cierta
`,
  numbers: `
cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 treinta=30 cuarenta=40 cincuenta=50
sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 mil=1000 millón=1000000 millones=1000000
`,
  commonWords,
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:es|son|era|eran|fue)(?:\s+(?:básicamente|simplemente|realmente|en realidad|también))*\s+(?:(?:un|una|unos|unas|el|la|lo|los|las)(?!\s+(?:que|poco|problema|mism[oa]|gran|únic[oa]|mejor)(?![\p{L}\p{N}]))|como|cuando|aquello|algo|cualquier)|significan?|consisten?|se (?:llama|define|refiere|conoce)|se trata)(?![\p{L}\p{N}])/iu,
    names:
      /(?:llama(?:mos|n|d[oa]s?)?|conoce como|denomina(?:mos|n|d[oa]s?)?)(?:\s+(?:un|una|el|la|los|las|su))?\s+["“«]?$/iu,
    reason:
      /(?<!\p{L})(?:porque|por eso|ya que|puesto que|debido a|para que|la razón|el motivo|a causa de|así que|por lo tanto|por tanto|gracias a|provoca|hace que|de modo que|de lo contrario)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:por ejemplo|un ejemplo|como por|imagin\p{L}+|supon\p{L}+|digamos)(?!\p{L})/iu,
    continues:
      /^(?:y|así que|entonces|pero|ahora|o|luego|pues|bueno|esto|eso|este|esta|estos|estas|ello|él|ella|también|porque|que)(?!\p{L})/iu,
  },
};
