import type { RequestWords } from "./request-words.ts";

export const spanishRequests: RequestWords = {
  acts: {
    overview: `resum*, sintesis, sintetiza*, tldr, tl dr, panorama, vista general, visión general, en resumidas cuentas, en pocas palabras, a grandes rasgos, sinopsis, recapitula*, de qué trata, de que va, de qué va, de qué trató, de qué se trata, de que se trató, de qué iba, de qué habla, de qué habló, de qué hablan, de qué hablaron, sobre qué trata, sobre qué habla, sobre qué va, sobre qué es, sobre qué era,
      qué pasó, qué ha pasado, qué ocurrió, qué sucedió, qué dice, qué dijo, qué dijeron, qué se dijo, qué explica, qué explicó, qué escuché, idea general, la idea principal, idea principal, idea central, idea más importante, mensaje central, tema principal, mensaje principal, esencia, meollo, recap, abreviado`,
    points:
      "puntos principales, puntos clave, puntos importantes, puntos más importantes, punto principal, punto clave, ideas principales, ideas clave, ideas centrales, ideas más importantes, ideas importantes, cosas importantes, cosas más importantes, lo más importante, lo mas importante, más importante, lo importante, lo principal, lo esencial, lo fundamental, lo clave, viñetas, en puntos, por puntos, lista de puntos, conclusiones principales, claves, datos clave, datos importantes, hechos clave, aspectos principales, aspectos clave, aspectos importantes, aspectos más importantes, partes importantes, partes más importantes, highlights, aprendizajes, enseñanzas, bullets, bullet points, puntos esenciales, puntos fundamentales, puntos centrales, puntos destacados, lo destacado, lo más destacado",
    topics:
      "qué partes, qué secciones, temario, índice, tabla de contenido*, qué temas, cuáles temas, lista de temas, temas tratados, temas principales, temas vistos, temas cubiertos, temas que, qué capítulos, capítulos, lista de capítulos, agenda, esquema, estructura, cuáles son los temas, los temas",
    terms:
      "términos clave, términos importantes, términos principales, términos, palabras clave, palabra clave, conceptos clave, conceptos importantes, conceptos principales, conceptos más importantes, conceptos básicos, qué conceptos, qué términos, los conceptos, glosario, vocabulario, terminología, definiciones, todas las definiciones, definiciones importantes, definiciones clave, lista de términos, lista de conceptos, tecnicismos, palabras nuevas, palabras importantes, keywords, todos los conceptos",
    explain: `eli5, entienda, entiendan, perdidísimo, perdidísima, explic*, aclara*, acláramelo, explicación, desglosa*, no entiendo, no lo entiendo, no la entiendo, no entendí, no lo entendí, no entendi, no he entendido, no comprendo, no comprendí, no me quedó claro, no me queda claro, no me enteré, no me entero, no pillo, no cacho, no caché, estoy perdido, estoy perdida, ando perdido, estoy confundido, estoy confundida, me perdí toda, confuso, confusa, no le entiendo, no le entendí, no capto, qué significa eso, qué quiere decir eso, qué quieres decir, qué significa esto, hazme entender, nada claro, entendí nada, entiendo nada`,
    teach:
      "enséña*, ensena*, enseñarme, enseñame, dame clase, dame clases, dame una clase, dame una lección, sé mi profesor, se mi profesor, sé mi tutor, se mi tutor, sé mi profe, repasa conmigo, conmigo, repasa la clase conmigo, repásame, repasemos, vamos paso a paso, paso a paso por, guíame, guiame, ayúdame a entender, ayudame a entender, ayúdame a comprender, ayudame a comprender, ayúdame a aprender, ayudame a aprender, estudia conmigo, tutor, tutoría, llévame por, instrúyeme, quiero aprender esto, aprender esto desde cero, desde cero, recórreme",
    missed:
      "me perdí, me perdi, me he perdido, perdí, perdi, perdido, me salté, me salte, falté, falte, faltar, faltado, no fui, no pude ir, no pude asistir, no asistí, no asisti, no estuve, no estaba, no fui a clase, no vine, llegué tarde, llegue tarde, llegué tardísimo, me dormí, me dormi, me quedé dormido, me quede dormido, me quedé dormida, me quede dormida, dormido, dormida, me distraje, distraído, distraída, no presté atención, no preste atención, no puse atención, no escuché, no estaba escuchando, estaba enfermo, estaba enferma, enfermo, enferma, ponme al día, ponme al dia, ponerme al día, al día, al corriente, ausente, qué hicieron hoy, qué vieron hoy, no atendí, perder*",
    notes:
      "apuntes, apunte, notas, nota, toma notas, tomar notas, tomar apuntes, hazme apuntes, apúntame, anotaciones, anota*, notas de clase",
    guide:
      "guía de estudio, guia de estudio, guía, guia, guía para estudiar, hoja de estudio, hoja de repaso, guía de repaso, plan de estudio, plan de repaso, ficha resumen, chuleta, acordeón, machete, material de estudio, mapa mental, mapa conceptual, hoja resumen, esquema de estudio, guía para el examen, formulario, resumen para estudiar",
    quiz: "quiz, cuestionario*, hazme preguntas, haz preguntas, hazme unas preguntas, hazme algunas preguntas, hazme un examen, hazme un test, hazme un quiz, pregúntame, preguntame, pregúnteme, ponme a prueba, ponme un examen, ponme un test, ponme preguntas, evalúame, evaluame, examíname, examiname, interrógame, tómame la lección, preguntas de repaso, preguntas de práctica, preguntas de examen, preguntas tipo test, preguntas tipo examen, preguntas para practicar, preguntas para estudiar, preguntas para repasar, preguntas de estudio, preguntas de prueba, preguntas de opción múltiple, opción múltiple, opcion multiple, tarjetas, tarjetas de estudio, tarjetas de memoria, flashcard*, flash cards, fichas, examen de práctica, examen de prueba, simulacro*, autoevaluación, test de, dame preguntas, genera preguntas, crea preguntas, crea un examen, crea un test, crea un cuestionario, verdadero o falso, trivia, prueba mis conocimientos, mis conocimientos, test para practicar, rellenar huecos, anki, un test",
    questions:
      "qué preguntas, preguntas hizo, preguntas hicieron, preguntas se hicieron, preguntas que hizo, preguntas planteó, preguntas que planteó, preguntas plantea",
    exam: "exam*, parcial*, finales, final de, el final, debo estudiar, tengo que estudiar, hay que estudiar, debería estudiar, debo saber, tengo que saber, hay que saber, debería saber, necesito saber, debo aprender, tengo que aprender, hay que aprender, debo repasar, tengo que repasar, debería repasar, debo memorizar, tengo que memorizar, debo recordar, tengo que recordar, memorizar, entra en, qué entra, cae en, va a caer, va a entrar, puede caer, puede entrar, qué cae, prueba, la prueba, control, selectividad, evaluación, qué estudio, estudiar, para el test, certamen, solemne, prepararme",
    define:
      "qué es, que es, ques, qué son, que son, qué era, qué eran, qué fue, qué significa, que significa, qué significan, qué quiere decir, que quiere decir, qué se entiende por, define, defíneme, definir, definición, definicion, definición de, significado, significado de, significa, a qué se llama, a qué se refiere, a qué llama, quiere decir, qué es lo que es, cuál es la definición, q es, q son, k es, ke es, a qué llamamos",
    who: "quién, quien, quiénes, quienes, por quién, a quién, de quién, con quién, qué persona, qué científico, qué autor, qué filósofo, qué rey, qué investigador, qué economista, qué presidente",
    when: "cuándo, cuando, cuando fue, en qué año, en que año, en qué siglo, en qué fecha, en qué día, en qué mes, en qué época, en qué década, qué año, qué día, qué fecha, desde cuándo, hasta cuándo, a qué hora, hace cuánto, fecha de, año de, qué siglo",
    where:
      "dónde, donde, en dónde, de dónde, adónde, a dónde, en qué país, en qué ciudad, en qué lugar, qué país, qué ciudad, qué lugar, en qué parte, en qué minuto, en qué momento, por dónde",
    howMany:
      "cuánto, cuanto, cuánta, cuanta, cuántos, cuantos, cuántas, cuantas, cuánto dura, cuánto tiempo, qué porcentaje, qué número, qué cantidad, qué temperatura, qué tan grande, qué tan lejos, qué tan rápido, qué tan, qué altura, qué tamaño, qué edad, qué distancia, qué velocidad, número de, cantidad de, porcentaje de, cada cuánto",
    why: "por qué, porqué, por que, xq, pq, porq, para qué, a qué se debe, a qué se debió, cuál es la razón, cuál fue la razón, la razón, las razones, razón de, razones de, razón por la, motivo, motivos, motivo de, qué causa, qué causó, qué provoca, qué provocó, qué origina, causa de, causas de, a causa de qué, qué hace que, cómo es que, debido a qué",
    how: "cómo, como, cómo funciona, como funciona, de qué manera, de qué forma, de qué modo, en qué consiste, en qué consisten, proceso de, mecanismo de, con qué, mediante qué",
    list: "enumera*, lista, lístame, listar, nombra, nómbrame, menciona, cita, cuáles son, cuales son, cuáles fueron, cuáles eran, qué tipos, qué clases, qué pasos, qué etapas, qué fases, qué partes, qué causas, qué ventajas, qué desventajas, qué factores, qué características, qué elementos, qué métodos, tipos de, clases de, pasos de, pasos para, etapas de, fases de, partes de, ventajas y desventajas, pros y contras, ventajas de, desventajas de, lista de, características de, dime los, dime las, cuáles",
    compare:
      "diferencia*, diferente*, diferencian, distint*, compar*, comparación, versus, vs, distingu*, semejan*, similitud*, parecid*, parecen, en común, contrast*, mejor que, peor que, igual que, lo mismo que, se parecen, frente a",
    example:
      "ejemplo*, ejemplifica*, un caso de, casos de, ilustra*, por ejemplo, caso práctico, casos prácticos, ejemplito*",
    conclusion:
      "conclusión, conclusion, conclusiones, concluye, concluyó, concluir, cómo termina, como termina, cómo terminó, como terminó, cómo acaba, como acaba, cómo acabó, en qué quedó, en qué quedaron, qué se decidió, qué decidieron, reflexión final, palabras finales, al final, cierre, desenlace, resultado final, mensaje final, a qué llegó, a qué llegaron, cómo finaliza, cerró, cómo cerró, cómo cierra",
    opinion:
      "qué opinas, que opinas, qué piensas, que piensas, qué crees, que crees, tu opinión, tu opinion, qué te parece, que te parece, te parece, te gusta, te gustó, estás de acuerdo, estas de acuerdo, recomiendas, recomendarías, vale la pena, merece la pena, es bueno, es buena, es verdad, es cierto, es correcto, tiene razón, está bien explicado, es difícil, es dificil, es interesante, es aburrido, aburrida, aburrido, crees que, es confiable, me lo creo, puedo confiar, califica, valora",
    translate:
      "traduc*, traduz*, tradúceme, traducción, traducelo, tradúcelo, al inglés, al ingles, en inglés, en ingles, al español, al espanol, en español, al francés, en francés, al alemán, en alemán, al portugués, en portugués, al italiano, en italiano, al chino, en chino, al catalán, en catalán, al árabe, al ruso, al japonés",
    rewrite:
      "más cortito, más cortita, cortito, cortita, más corto, mas corto, hazlo más corto, hazlo, más corta, mas corta, más breve, mas breve, más simple, mas simple, más sencillo, mas sencillo, más sencilla, mas sencilla, más fácil, mas facil, más claro, mas claro, más largo, mas largo, más larga, mas larga, más detallado, mas detallado, más detalle, más detalles, mas detalles, más detallada, más resumido, más conciso, más concreto, reformula*, reescrib*, refrasea, parafrasea, de otra forma, de otra manera, de otro modo, en otras palabras, con otras palabras, con tus palabras, dilo de, dilo más, dímelo más, acorta*, acórtalo, abrevia*, alarga*, amplía*, simplifica*, simplifícalo, muy largo, demasiado largo, muy complicado, demasiado complicado, muy corto, otra vez, de nuevo, repite, más despacio, menos texto, redúcelo, reduce",
    thanks:
      "gracias, muchas gracias, mil gracias, graciass, muchísimas gracias, te agradezco, agradezco, agradecido, agradecida, se agradece, genial, perfecto, perfecta, excelente, me sirvió, me sirve, me ayudó, me ayudaste, muy útil, súper útil, útil, buenísimo, eres el mejor, eres la mejor, eres genial, eres un crack, crack, buena respuesta, bien hecho, buen trabajo, thx, thanks, ty, grax",
    greeting:
      "hola, holaa, holi, buenas, buenos días, buenos dias, buenas tardes, buenas noches, qué tal, que tal, cómo estás, como estas, cómo estas, qué onda, que onda, qué hubo, saludos, hey, ey, hello, hi, buen día, buen dia, qué hay, cómo te va, cómo andas, alo, aló",
    help: "preguntas te puedo hacer, te puedo hacer, preguntas puedo hacer, tipo de preguntas, help, puedes hacer, cosas puedes hacer, ayuda, ayúdame, ayudame, qué puedes hacer, que puedes hacer, qué sabes hacer, que sabes hacer, qué haces, que haces, qué puedo preguntar, que puedo preguntar, qué puedo preguntarte, qué te puedo preguntar, que te puedo preguntar, qué te pregunto, qué pregunto, cómo funcionas, como funcionas, cómo te uso, como te uso, cómo se usa, como se usa, cómo funciona esto, como funciona esto, cómo usar, quién eres, quien eres, qué eres, que eres, eres una ia, eres ia, eres un bot, eres un robot, eres humano, eres chatgpt, para qué sirves, para que sirves, para qué sirve esto, en qué me puedes ayudar, en que me puedes ayudar, en qué puedes ayudarme, me puedes ayudar, puedes ayudarme, me ayudas, instrucciones, comandos, funciones, qué opciones",
    complaint:
      "está mal, esta mal, eso está mal, incorrecto, incorrecta, no es correcto, no es correcta, no es verdad, no es cierto, eso no es, no es así, equivocado, equivocada, te equivocas, te equivocaste, estás equivocado, estas equivocado, te has equivocado, error, mal, respuesta incorrecta, mala respuesta, eso no fue lo que, no es lo que pregunté, no es lo que pregunte, eso no es lo que pregunté, no es lo que pedí, no es lo que pedi, no es lo que te pedí, no te pregunté eso, no pregunté eso, no pregunte eso, no respondiste, no respondes, no contestas, no contestaste, no responde, no sirve, no me sirve, no sirves, no ayuda, no me ayuda, no me ayudó, inútil, inutil, no es útil, mentira, mientes, inventa*, te lo inventaste, alucina*, tonterías, tontería, basura, absurdo, no tiene sentido, no dijo eso, no dice eso, eso no lo dijo, nunca dijo, intenta de nuevo, inténtalo de nuevo, inténtalo otra vez, prueba otra vez, falso, pésimo, horrible, no era eso, no me refería",
  },
  alone: {
    overview:
      "qué pasa, trata, trató, va, iba, habla, hablan, hablaron, contenido, contenidos, tema, idea, mensaje, general, sobre qué, todo, central, principal, cuéntame, cuentame, cuenta, describe, versión, propósito, objetivo, dice, dijo, dijeron, de qué, acerca",
    points:
      "punto*, ideas, importante*, importancia, esencial*, principales, fundamental*, clave, cosas, datos, relevante*, destacado*, destaca, argumento*, tesis, hallazgos, aprendí, aprender, aprendimos, aprende, mensajes, hechos, aspectos, bullet, lecciones, debería quedarme, quedarme, interesante*",
    topics:
      "cómo está estructurada, cómo está estructurado, cómo se estructura, temas, tema, capítulo, partes, secciones, contenidos, contenido, orden, organiza, organizada, organizado, vimos, vieron, visto, cubre, cubrió, toca, tocaron, abarca, tratados, aborda, abordaron, subtemas, trataron, se vio",
    terms: "término*, concepto*, definición, define, palabras, siglas, abreviaturas, nociones, nombres",
    explain: "entender, entiendo, entendí, comprender, significa, sentido, claro",
    missed: "ausente, tarde",
    exam: "test, estudio, saber, repaso, repasar, repasa, hacer, final, preparar, evalúa, evalúan, evalúen, evaluará, importante para, examen, recordar, aprenderme",
    quiz: "preguntas, pregunta, test",
    conclusion: "final, fin, termina, terminó, acaba, resultado, decisión, decisiones, decidió, último",
    opinion: "bueno, buena, malo, difícil, opinión, verdad, recomiendas, útil, cierto",
    rewrite: "corto, simple, palabras, otra",
    translate: "inglés, español, francés, alemán, portugués, idioma, catalán",
    list: "todos, todas",
    notes: "escríbeme, anótame",
  },
  tasks: {
    act: "deberes, tarea, tareas, entrega, entregas, entregar, fecha límite, fechas límite, fecha de entrega, fechas de entrega, plazo, plazos, trabajo para, tengo que hacer, hay que hacer, pendientes, hay que leer, tengo que leer, tenemos que leer, lectura obligatoria",
    alone: "pendiente, actividad, actividades, proyecto, trabajo, trabajos, lecturas",
  },
  recording:
    "clase*, lección, leccion, grabación, grabacion, charla, conferencia, vídeo*, video*, audio, curso, sesión, seminario, podcast, episodio, reunión, presentación, discurso, transcripción, archivo, ponencia, todo, toda, todo el, toda la, todo esto, entera, entero, completa, completo, hoy, cátedra, tutorial, webinar, entrevista, conversación, asignatura, materia, programa, texto",
  pointing:
    "eso, esto, ese, esa, este, esta, estos, estas, esos, esas, ello, él, ella, ellos, ellas, lo, la, los, las, le, les, aquello, ahí, aquí, allí, dicho, suyo, su, sus",
  pronouns: "lo, ellos, ellas, eso, esto, ella, él",
  courtesy: `por favor, porfa, porfavor, porfis, plis, pls, please, xfa, xfavor, puedes, podrías, podrias, puede, podría, podés, me, te, mi, mis, tu, tus, yo, tú, vos, usted, nos, nosotros, se, os, da, dame, deme, dar, darme, dime, decime, decir, decirme, di, dinos, muéstrame, muestra, mostrar, quiero, quisiera, querría, necesito, necesitaría, me gustaría, gustaría, haz, hazme, haceme, hacer, hacerme, haces, hace, has, crea, créame, genera, genérame, escribe, escríbeme, prepara, prepárame, elabora, pon, ponme, poner, saca, sácame, busca, rápido, rapido, rápidamente, rapidito, ya, urgente, muy, más, mas, tan, súper, ok, okay, vale, bueno, bien, sí, si, no, eh, este, pues, a ver, mira, oye, oiga, tío, wey, güey, che, bro, jaja, jajaja, un, una, uno, unos, unas, el, la, los, las, lo, de, del, a, al, en, con, por, para, sobre, acerca de, y, e, o, u, pero, que, qué, q, k, cual, cuál, es, son, era, fue, ser, está, están, estar, hay, ha, han, he, había, tiene, tienen, tengo, tener, hemos, como si, mejor, chiquito, chiquita, practicar, ni, sin, sólo, solo, solamente, también, todo, todos, todas, algo, algún, alguna, algunos, algunas, poco, un poco, poquito, así, aquí, ahora, ahorita, luego, entonces, según, desde, hasta, entre, durante, porque, ya que, debo, debería, tengo que, hay que, puedo, podemos, me lo, me la, cosas, cosa, favor, lectern, asistente, ia, bot, siri, claro, solamente, nada, nomás, tipo, quizá, quizás, tal vez, de lo, de la, lo que, los que, las que, la que, el que, se me, breve momento, sale, gracias de antemano, realmente, literal, literalmente, básicamente, vamos, va, voy, vi, ver, veo, oí, saber si, conocer, aparece, aparecen, aparecieron, salen, salieron, usan, usaron, usa, mencionan, mencionaron, menciona, dieron, da, dan, vieron, vio, leer, prefiero, antes, después, perdón, disculpa, perdona`,
  situation:
    "dio, dieron, usada, usado, usados, usadas, estructurada, estructurado, práctica, pásame, llegaron, llegó, enfoco, enfocarme, aparecen, puso, mañana, hoy, ayer, noche, tarde, semana, próxima, próximo, mes, lunes, martes, miércoles, jueves, viernes, sábado, domingo, minutos, minuto, min, horas, hora, segundos, tiempo, prisa, apuro, bus, autobús, metro, tren, amig*, mamá, mama, papá, papa, madre, padre, abuel*, herman*, compañer*, jefe, jefa, colega*, profe*, profesor*, maestr*, docente, ponente, orador*, hablante*, presentador*, conferencista, alumn*, estudiante*, alguien, persona*, gente, niño*, nino*, niña*, principiante*, novato*, tonto*, tonta*, dummies, años, flojera, pereza, ganas, escuchar, escucharlo, escucharla, oír, oírlo, verlo, verla, leerlo, leerla, prestar, atención, escuela, colegio, universidad, uni, facultad, olvidé, olvido, vago, cansado, cansada, cabeza, móvil, celular, mensaje, correo, diapositivas, párrafo*, parrafo*, página*, tabla, formato, forma, manera, modo, nivel, lenguaje, idioma, palabra, palabras, frase, frases, oración, oraciones, línea*, linea*, detalle*, parte, partes, sección, nunca, siempre, varios, varias, mucho, mucha, muchos, muchas, primero, primera, último, última, segundo, segunda, nuevo, nueva, abuela, estudiar, clases, puntos, punto, pizarra, libro, pone, mencionó, mandó, dejó, pidió, plantea, planteó",
  following:
    "y, e, pero, y qué pasa con, qué pasa con, y qué hay de, qué hay de, y qué tal, qué me dices de, y en cuanto a, en cuanto a, y sobre, y para, y con, entonces, también, lo mismo con, lo mismo para",
  more: "más, mas, más por favor, cuéntame más, cuentame más, cuéntame mas, cuentame mas, dime más, dime mas, dame más, dame mas, háblame más, más sobre, más de, sigue, continúa, continuar, sigue por favor, qué más, que más, que mas, qué mas, algo más, algo mas, otro, otra, uno más, una más, siguiente, adelante, amplía, profundiza",
  ordinals: [
    "primero, primera, primer, número uno, 1ro",
    "segundo, segunda, número dos, 2do",
    "tercero, tercera, tercer, número tres",
    "cuarto, cuarta, número cuatro",
    "quinto, quinta, número cinco",
    "último, última",
  ],
  form: {
    points:
      "punto, puntos, viñetas, viñeta, ideas, idea, cosas, datos, claves, bullets, bullet, aspectos, conceptos, términos, temas, preguntas, hechos, conclusiones, ejemplos, principales, importantes, apartados, tarjetas, palabras clave, enseñanzas",
    sentences:
      "frase, frases, oración, oraciones, línea, líneas, renglón, renglones, sola frase, sola oración, sola línea",
    short:
      "corto, corta, cortito, cortita, breve, brevemente, brevísimo, rápido, rápida, rapidito, rápidamente, en pocas palabras, pocas palabras, en breve, conciso, concisa, corto y, resumido, resumida, tldr, tl dr, un párrafo, párrafo, unas líneas, pocas líneas, unas frases, pocas frases, más corto, más corta, acorta, abrevia, muy largo, demasiado largo, en dos palabras, sintetiza, menos texto",
    long: "largo, larga, detallado, detallada, detalladamente, en detalle, con detalle, detalles, más detalle, más detalles, a fondo, en profundidad, extenso, extensa, amplio, amplia, completo, completa, exhaustivo, exhaustiva, profundo, profunda, paso a paso, amplía, alarga, muy corto",
    simple:
      "simple, simples, simplemente, sencillo, sencilla, sencillos, sencillas, sencillamente, fácil, facil, fáciles, fácilmente, para tontos, para dummies, para principiantes, para niños, para un niño, como a un niño, como si tuviera 5, como si tuviera cinco, como si fuera un niño, como si fuera tonto, con peras y manzanas, con manzanas, con plastilina, palabras simples, palabras sencillas, términos simples, lenguaje sencillo, muy complicado, demasiado complicado, sin tecnicismos, simplifica, eli5, niño de 5, niño de cinco, básico, en cristiano",
  },
  subjects:
    "examen, traducción, resumen, cuestionario, test, nota, término, concepto, tema, ejemplo, conclusión, opinión, definición, palabra clave, glosario, punto, vocabulario, tarea, argumento, tesis, comparación, capítulo, parcial, diferencia",
  article: "un, una, unos, unas",
  beforeSubject: "sobre, acerca",
  ofSubject: "con, de, del",
  between: /\s(?:y|e|con|versus|vs\.?|de|o|que)\s/giu,
  elides: false,
};
