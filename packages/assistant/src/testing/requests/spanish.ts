import type { LabelledRequests } from "./labelled-requests.ts";

export const spanishLabelled: LabelledRequests = {
  whole: {
    overview: `qué fue lo que dijeron en clase | resúmeme todo en tres frases | necesito un resumen urgente | oye me dices rapidito de qué va esto | 
      resumen | resume | hazme un resumen | de que va esto | de qué trata la clase | tldr | resumen corto porfa | resume la clase en una frase | me puedes resumir todo | resúmelo
      un resumen rápido de la grabación | sobre qué es el video | de qué hablaron | eh me puedes dar un resumen de todo por favor | no tengo tiempo de escucharla, de qué va | resumen para mi amigo que estaba enfermo | qué dijo el profe
      resumen detallado y largo | resumne la clase | de que trato la clase de hoy | resumen en dos oraciones | visión general | cuéntame de qué va en pocas palabras | idea general de la charla | qué pasó en la clase`,
    points: `qué es lo principal que hay que llevarse | dame las 5 ideas más importantes | cuáles son las cosas más importantes que dijo | 
      puntos principales | dame los puntos clave | cuáles son los puntos más importantes | ideas principales | resume en 3 puntos | lo más importante | qué es lo importante | las 5 cosas más importantes | en viñetas porfa | ideas clave de la charla
      solo lo importante | qué debería aprender de esto | cuales son las ideas principales | dame 3 ideas clave | los puntos esenciales de la clase | datos importantes | aspectos más importantes | con qué debería quedarme | haz una lista de los puntos principales`,
    topics: `qué partes tiene la charla | qué temas toca la clase | 
      qué temas se ven | temas | lista de temas | qué vimos hoy | qué temas cubre la clase | índice | temario | cómo está estructurada la clase | qué temas se trataron | cuáles son los temas | capítulos | esquema de la clase`,
    terms: `haz una lista de definiciones | qué palabras importantes hay | 
      términos clave | conceptos clave | cuáles son los términos más importantes | glosario | vocabulario | palabras clave | definiciones | dame todas las definiciones | qué conceptos aparecen | conceptos importantes de la clase
      lista de términos | qué conceptos debo conocer | conceptos básicos | terminología usada`,
    explain: `explícamelo como a un niño chiquito | no entiendo nada explícamelo mejor | 
      explícame | explica esto | explicame como si tuviera 5 años | no entiendo | no entendí nada | me lo puedes explicar | explica la clase de forma sencilla | explicamelo facil | estoy perdido | no me quedó claro
      explica todo en palabras simples | explícalo para tontos | explicación sencilla porfa | no entendi la clase`,
    teach: `
      enséñame esto | enseñame la clase | dame clase de esto | sé mi profesor | ayúdame a entender la clase | guíame paso a paso por la clase | repasa la clase conmigo | enséñame todo desde cero`,
    missed: `llegué tarde qué dijeron | estuve enfermo el lunes qué vieron | 
      qué me perdí | me perdí la clase | falté hoy, qué vieron | no fui a clase qué pasó | me quedé dormido qué dijo | llegué tarde qué me perdí | estaba enferma, ponme al día | ponme al dia | no presté atención | no estuve ayer en la clase
      me distraje qué dijeron | no pude ir que hicieron`,
    notes: `me haces los apuntes | apuntes | hazme apuntes | dame apuntes de la clase | toma notas | notas de la clase por favor | pásame los apuntes | haz notas de esto | apuntes porfa`,
    guide: `necesito una guía para repasar | guía de estudio | hazme una guía de estudio | hazme una chuleta | guia de estudio para el examen | hoja de repaso | mapa conceptual | plan de estudio | necesito una guía para estudiar | mapa mental de la clase`,
    quiz: `quiero practicar con tarjetas | hazme unas preguntitas | 
      hazme preguntas | ponme a prueba | quiz | cuestionario | preguntame | hazme un test | preguntas tipo test | tarjetas de estudio | flashcards | 5 preguntas de opción múltiple | preguntas de repaso | examíname
      hazme un examen de práctica | crea un cuestionario de la clase | dame 10 preguntas para practicar | ponme preguntas sobre la clase`,
    questions: `qué preguntas hizo | qué preguntas hicieron los alumnos | qué preguntaron`,
    exam: `nos dejaron algo para leer | qué tengo que hacer para el lunes | fecha del parcial | qué lectura mandó el profesor | para cuándo hay que entregar | dejó tarea el profe | qué es lo que más puede salir en el examen | esto entra en el examen? | 
      qué entra en el examen | qué debo estudiar para el examen | que tengo que saber | mañana tengo examen qué estudio | hay tarea? | tarea | cuándo es la entrega | qué es importante para el parcial | qué dijo del examen | qué tengo que memorizar
      qué va a caer en el examen | deberes | fechas de entrega | qué hay que estudiar | qué debo recordar | en qué me enfoco para el final | examen el lunes, ayúdame a prepararme`,
    example: `ejemplos | dame un ejemplo | qué ejemplos dio | un ejemplo porfa | cuáles fueron los ejemplos`,
    conclusion: `a qué conclusión llegó | conclusión | cuál es la conclusión | cómo termina la clase | conclusiones | a qué conclusión llegaron | qué decidieron al final | cómo acaba`,
    opinion: `vale la pena escuchar esto | qué opinas | qué te parece la clase | es buena esta clase | vale la pena escucharla | estás de acuerdo | tu opinión | es verdad | la recomiendas | qué piensas de esto | es difícil`,
    translate: `me lo traduces al inglés | traduce esto | traduce al inglés | tradúcelo | en inglés por favor | puedes traducir la clase al francés | traducción | traduce el resumen al alemán`,
    rewrite: `pero más cortito | más corto | mas corto porfa | más simple | hazlo más corto | más largo | muy largo | más detalles | dilo de otra forma | con otras palabras | demasiado complicado | más fácil | puedes reformularlo`,
    thanks: `muchísimas gracias | gracias | muchas gracias | ok gracias | mil gracias | gracias me sirvió | genial gracias | perfecto gracias | te lo agradezco | gracias por la ayuda`,
    greeting: `hola | buenas | buenos días | hola qué tal | buenas tardes | qué onda | hey | hola cómo estás`,
    help: `qué tipo de preguntas te puedo hacer | ayuda | qué puedes hacer | que puedes hacer | quién eres | cómo funcionas | qué te puedo preguntar | ayúdame | eres una ia | me puedes ayudar | para qué sirves`,
    complaint: `no, eso está mal | está mal | eso está mal | no es correcto | eso no es lo que pregunté | respuesta incorrecta | no me sirve | te equivocas | eso es mentira | no respondiste mi pregunta | eso no lo dijo | no ayuda | inútil`,
  },
  subject: {
    define: `qué era un autovalor | qué es la fotosíntesis | que es entropia | define ósmosis | qué significa catarsis | definición de costo de oportunidad | qué son las mitocondrias | significado de inflación | qué era el plan marshall | qué quiere decir ancho de banda | qué es un agujero negro
      que es un derivado | fotosíntesis definición | qué es un examen`,
    who: `quién inventó el perceptrón | quién fue freud | quien descubrió la penicilina | quién escribió la república | quién inventó la máquina de vapor | quiénes fueron los fenicios | por quién fue fundado el banco`,
    when: `cuándo empezó la guerra | cuando se descubrió la penicilina | en qué año se firmó la constitución | cuándo vivió galileo | en qué siglo fue la peste | desde cuándo se derriten los glaciares`,
    where: `dónde ocurre la glucólisis | donde nació napoleón | en qué país hubo el primer tren | dónde está el hipocampo | de dónde viene la palabra álgebra`,
    howMany: `cuántas capas tiene la red | cuántos cromosomas tiene el humano | cuánto tarda un glaciar en formarse | cuánta energía necesita una célula | cuántos años tiene la tierra | qué porcentaje de votantes apoyó | cuántas personas murieron en la hambruna | a qué velocidad va la luz, cuánto es`,
    why: `por qué converge la serie | por qué el cielo es azul | por que cayó roma | razones de la revolución francesa | qué causa los terremotos | por qué flota el hielo | causas de la primera guerra mundial | por qué arrestaron a galileo | para qué sirven las enzimas`,
    how: `cómo se calcula la derivada | cómo funciona la fotosíntesis | como funcionan las vacunas | cómo se hace el acero | cómo bombea sangre el corazón | cómo se calcula la varianza | cómo se forman los recuerdos | cómo crean dinero los bancos`,
    list: `cuáles son los tipos de morrena | enumera las fases de la mitosis | nombra tres causas de la inflación | qué tipos de memoria existen | ventajas de la energía nuclear | tipos de articulaciones | cuáles son las etapas del duelo | lista los planetas`,
    compare: `es mejor bayes que el método clásico | diferencia entre mitosis y meiosis | compara platón y aristóteles | adn vs arn | qué tienen en común los gatos y los perros | cuál es la diferencia entre magma y lava | en qué se diferencia el condicionamiento clásico del operante | semejanzas entre roma y grecia`,
    example: `un ejemplo de función continua | dame un ejemplo de ósmosis | ejemplo de metáfora | ejemplos de oferta y demanda | pon un ejemplo de retroalimentación positiva`,
    explain: `explica la fotosíntesis | explícame el ciclo de krebs | no entiendo la recursión | puedes explicar el teorema de bayes de forma sencilla | aclara la segunda ley de la termodinámica`,
    overview: `resume la parte de la memoria | qué dijo sobre la inflación | resumen del ciclo de krebs | qué se dijo de los glaciares | resume lo de las enzimas`,
    quiz: `hazme preguntas sobre la fotosíntesis | tarjetas sobre la guerra fría | ponme a prueba con las enzimas | cuestionario del imperio romano`,
    plain: `dice algo sobre el sobreajuste | el plan marshall | fotosíntesis | se expande el agua al congelarse | la luz es onda o partícula | papel de la insulina en el cuerpo | pueden reproducirse los virus | qué pasa cuando se derrite el hielo | la derrota de napoleón
      efecto de la cafeína en el sueño | qué descubrimientos importantes hizo curie | cuál es la función principal del riñón | son mamíferos las ballenas | háblame de las mitocondrias | los glaciares de los alpes | la tesis de weber sobre el capitalismo | qué pruebas hizo pavlov con perros`,
  },
};
