import type { TranscriptSegment } from "@lectern/domain/recording.ts";

/** A small lecture, labelled by hand. Written for these tests; nothing in it was recorded. */
export interface LabelledLecture {
  readonly name: string;
  readonly language: string;
  readonly segments: readonly TranscriptSegment[];
  /** Seconds at which its chapters begin. */
  readonly chapters: readonly number[];
  readonly questions: readonly LabelledQuestion[];
}

interface LabelledQuestion {
  readonly question: string;
  /** Lines that answer it, from 0; none when the lecture does not speak of it. */
  readonly lines: readonly number[];
}

const LINE_SECONDS = 8;

interface Script extends Omit<LabelledLecture, "segments" | "chapters"> {
  /** Chapters of lines, a sentence each; "Ada: …" names who speaks. */
  readonly script: readonly string[];
}

function toLecture({ script, ...labels }: Script): LabelledLecture {
  const segments: TranscriptSegment[] = [];
  const chapters: number[] = [];
  for (const chapter of script) {
    chapters.push(segments.length * LINE_SECONDS);
    for (const line of chapter.trim().split("\n")) {
      const [, speaker, text = line] = /^(\p{Lu}\p{Ll}+): (.*)$/u.exec(line.trim()) ?? [];
      const start = segments.length * LINE_SECONDS;
      segments.push({ start, end: start + LINE_SECONDS, text: text.trim(), ...(speaker !== undefined && { speaker }) });
    }
  }
  return { ...labels, segments, chapters };
}

export const labelledLectures: readonly LabelledLecture[] = [
  {
    name: "tides",
    language: "en",
    script: [
      `Good morning, everybody, please find a seat.
      Today we look at the tides, and at what the moon and the sun have to do with them.
      A tide is the slow rise and fall of the sea that returns about twice a day.
      The moon pulls the water on its side of the earth more strongly than the earth itself.
      On the far side the moon pulls the earth more strongly than the water, so a second bulge stays behind.
      Because the earth turns under the two bulges, a coast meets high water twice a day.
      The moon moves on while the earth turns, so high water comes fifty minutes later every day.
      The bulge that the moon raises in the open ocean is only half a metre high.
      Isaac Newton explained these two bulges in 1687.
      Why does the moon raise two bulges and not one?`,
      `The sun raises a tide as well, but its tide is less than half as strong.
      At full moon and at new moon the sun and the moon pull along one line.
      Such a large tide is called a spring tide, although it has nothing to do with spring.
      At half moon the sun pulls across the line of the moon, and the tide stays small.
      That small tide is called a neap tide.
      From a spring tide to the next neap tide it takes about seven days.
      The largest spring tides of the year come near the equinox in March and in September.
      The sun is much heavier than the moon, but it is four hundred times farther away.
      A calendar of the full moon therefore tells a sailor when the spring tide comes.`,
      `The shape of a bay decides how far its water rises.
      In the Bay of Fundy in Canada the water rises sixteen metres.
      The bay swings like water in a bathtub, and its own rhythm fits the rhythm of the ocean.
      This agreement of two rhythms is called resonance.
      The Mediterranean is nearly closed, so its harbours see a rise of some thirty centimetres.
      A narrow river mouth can turn the rising water into a wave, which is called a tidal bore.
      The bore on the Qiantang river in China is nine metres high.
      Harbours with a large rise use locks, so that ships do not fall dry at the quay.
      Measure the rise in your own harbour before you trust the number of another bay.`,
      `A tidal power station closes a bay with a dam and lets the water out through turbines.
      The station at the Rance in France has run since 1966.
      Its twenty-four turbines turn in both directions, with the flood and with the ebb.
      The dam costs a lot of money, but the turbines need no fuel.
      Fish and mud suffer, because the dam slows the current.
      Newer turbines stand on the ground of the sea like windmills and need no dam.
      A turbine under water turns slowly, since water is eight hundred times as dense as air.
      The electricity comes at hours that are known for years ahead.
      The homework on tidal power is due on Friday.
      On the exam you should be able to explain a spring tide with a drawing.`,
    ],
    questions: [
      { question: "What is a neap tide?", lines: [13, 14] },
      { question: "Why is high water fifty minutes later every day?", lines: [6] },
      { question: "How high does the water rise in the Bay of Fundy?", lines: [20] },
      { question: "Who explained the two bulges?", lines: [8] },
      { question: "When did the station at the Rance open?", lines: [29] },
      { question: "Which vitamins does an orange have?", lines: [] },
    ],
  },
  {
    name: "vaccines",
    language: "en",
    script: [
      `Ruiz: Welcome to the podcast, and thanks to our sponsor, the bookshop on the corner.
      Ruiz: In this episode we talk about vaccines and about how the body remembers a disease.
      Okafor: A vaccine is a harmless piece of a germ that trains the immune system.
      Okafor: The immune system answers a germ that it has met before within hours.
      Okafor: A protein that fits one germ only is called an antibody.
      Okafor: White cells make the antibody, and some of these cells stay in the bone marrow for decades.
      Okafor: The body remembers measles for a whole life, but it forgets the flu within a year.
      Ruiz: How do the white cells know which antibody fits?
      Okafor: Each white cell makes an antibody of its own by chance, and the cell whose antibody fits multiplies.`,
      `Ruiz: Let us go back to the beginning, to the cows of Gloucestershire.
      Okafor: In 1796 Edward Jenner scratched the pus of cowpox into the arm of a boy.
      Okafor: The boy was called James Phipps, and he was eight years old.
      Okafor: Jenner had heard that milkmaids who caught cowpox never caught smallpox.
      Okafor: Six weeks later Jenner gave the boy smallpox, and the boy stayed healthy.
      Ruiz: No committee would allow such an experiment on a boy today.
      Okafor: The word vaccine comes from vacca, which is Latin for cow.
      Okafor: Farmers had tried cowpox before Jenner, but none of them had published it.
      Okafor: Smallpox killed its last patient in 1978, a photographer in Birmingham.`,
      `Ruiz: What makes the newer ones so quick to design?
      Okafor: A messenger vaccine carries only the instructions for one protein, written in RNA.
      Okafor: Our own cells read the RNA and build the protein of the spike.
      Okafor: The RNA is wrapped in a droplet of fat, because bare RNA falls apart within minutes.
      Okafor: The RNA never enters the nucleus, so it does not change our genes.
      Okafor: Katalin Karikó found out how to hide the RNA from the alarm of the cell.
      Okafor: The droplet of fat is the reason why the vials had to be kept at minus seventy degrees.
      Okafor: A factory can change the letters of the RNA within six weeks.
      Ruiz: So the fat and the freezer are the hard part, and not the letters.`,
      `Ruiz: Now to the arithmetic of an epidemic.
      Okafor: The number of people whom one patient infects is called the reproduction number.
      Okafor: For measles the reproduction number is about fifteen, for the flu it is below two.
      Okafor: Herd immunity means that a patient meets too few people who can be infected.
      Okafor: Against measles ninety-five percent of a town have to be immune for that.
      Okafor: An infant too young for the needle is protected by the immune people around it.
      Okafor: Where the share falls below the threshold, the epidemic comes back within a few winters.
      Ruiz: The reading on epidemics is due on Monday, and the quiz asks for the threshold.
      Ruiz: Subscribe to the podcast, and see you next week.`,
    ],
    questions: [
      { question: "What is an antibody?", lines: [4] },
      { question: "Who was the first boy that Jenner treated?", lines: [10, 11] },
      { question: "Why is the RNA wrapped in fat?", lines: [21] },
      { question: "What percentage of a town has to be immune against measles?", lines: [31] },
      { question: "Where does the word vacine come from?", lines: [15] },
      { question: "How does a diesel engine work?", lines: [] },
    ],
  },
  {
    name: "corazón",
    language: "es",
    script: [
      `Buenos días a todos, siéntense, por favor.
      Hoy vamos a hablar del corazón y del camino de la sangre.
      El corazón es un músculo hueco que late unas cien mil veces al día.
      Tiene cuatro cavidades, dos aurículas arriba y dos ventrículos abajo.
      El ventrículo izquierdo tiene la pared más gruesa, porque empuja la sangre hacia todo el cuerpo.
      El ventrículo derecho solo empuja la sangre hasta los pulmones.
      Entre la aurícula y el ventrículo hay una válvula que impide el retroceso de la sangre.
      La válvula izquierda se llama válvula mitral, porque se parece a la mitra de un obispo.
      El ruido que oímos con el estetoscopio es el cierre de las válvulas.
      ¿Por qué tiene el corazón dos mitades separadas?`,
      `El latido nace en un pequeño grupo de células de la aurícula derecha.
      Este grupo de células se llama nódulo sinusal.
      El nódulo sinusal manda un impulso eléctrico unas setenta veces por minuto.
      El impulso eléctrico espera una décima de segundo antes de bajar a los ventrículos.
      Esa espera permite que las aurículas se vacíen.
      El electrocardiograma es el dibujo de ese impulso eléctrico sobre la piel.
      Willem Einthoven inventó el electrocardiograma en 1903.
      Un marcapasos es un aparato que da el impulso eléctrico cuando el nódulo falla.
      El primer marcapasos implantado duró tres horas.`,
      `Las arterias llevan la sangre desde el corazón, y las venas la devuelven.
      La aorta es la arteria más grande y mide unos tres centímetros de ancho.
      Los capilares son vasos tan finos que las células pasan por ellos de una en una.
      Las venas de las piernas tienen válvulas, porque allí la sangre sube contra la gravedad.
      William Harvey demostró en 1628 que la sangre circula.
      Antes de Harvey los médicos creían que el hígado fabricaba sangre nueva cada día.
      Harvey calculó que el hígado no podía fabricar tanta sangre.
      Marcello Malpighi vio los capilares con un microscopio treinta y tres años después.
      Una arteria tiene una pared elástica, y una vena la tiene delgada.`,
      `La presión arterial es la fuerza de la sangre contra la pared de las arterias.
      Se mide con un manguito en el brazo y se escribe con dos números.
      Un valor normal está por debajo de ciento veinte sobre ochenta.
      La sal aumenta la presión, porque retiene agua en el cuerpo.
      La hipertensión no duele, y por eso muchos enfermos no la conocen.
      El ejercicio baja la presión en unos cinco puntos.
      Un infarto ocurre cuando se cierra una arteria coronaria.
      En el examen entra el camino de la sangre, con los nombres de las válvulas.
      Hay que entregar la tarea sobre la presión el jueves.`,
    ],
    questions: [
      { question: "¿Qué es un marcapasos?", lines: [17] },
      { question: "¿Quién inventó el electrocardiograma?", lines: [16] },
      { question: "¿Por qué aumenta la sal la presión?", lines: [31] },
      { question: "¿Qué es el nodulo sinusal?", lines: [10, 11] },
      { question: "¿Cómo se construye un puente de hormigón?", lines: [] },
    ],
  },
  {
    name: "Buchdruck",
    language: "de",
    script: [
      `Guten Morgen zusammen, schön, dass Sie da sind.
      Heute sprechen wir über den Buchdruck und über das, was er verändert hat.
      Der Buchdruck mit beweglichen Lettern ist ein Verfahren, das jede Seite aus einzelnen Buchstaben zusammensetzt.
      Johannes Gutenberg goss um 1450 in Mainz die ersten Lettern aus Metall.
      Sein Metall war eine Mischung aus Blei, Zinn und Antimon.
      Die Form für den Guss nennt man Handgießgerät.
      Mit dem Handgießgerät entstanden hundert Lettern in einer Stunde.
      Die Presse hatte Gutenberg von den Winzern am Rhein übernommen.
      Seine Druckfarbe machte er aus Ruß und Leinöl, weil Tinte von den Lettern abperlte.`,
      `Die Bibel von Gutenberg hat zweiundvierzig Zeilen auf jeder Seite.
      Von dieser Bibel wurden etwa hundertachtzig Stück gedruckt.
      Davon sind heute noch neunundvierzig Bibeln erhalten.
      Ein Teil der Bibeln wurde auf Pergament gedruckt, und dafür brauchte man die Häute von Kälbern.
      Für eine Bibel aus Pergament starben hundertsiebzig Kälber.
      Johannes Fust lieh Gutenberg das Geld und verklagte ihn später.
      Gutenberg verlor den Prozess und seine Werkstatt an Fust.
      Warum klagte Fust gerade dann, als die Bibel fertig war?
      Die Schrift der Bibel heißt Textura, weil sie wie gewebt aussieht.`,
      `Im Jahr 1500 druckten schon zweihundertsechzig Städte in Europa.
      Ein Druck aus der Zeit vor 1501 heißt Inkunabel.
      Der Preis eines Buches fiel in fünfzig Jahren auf ein Fünftel.
      Aldus Manutius in Venedig druckte kleine Bücher, die in eine Satteltasche passten.
      Von ihm stammt auch die kursive Schrift.
      Städte mit einer Druckerei wuchsen schneller als ihre Nachbarn.
      Schreiber verloren ihre Arbeit, aber Drucker, Setzer und Buchhändler bekamen neue.
      Die Messe der Buchhändler in Frankfurt ist seit 1462 bezeugt.
      Papier kam aus Mühlen, und eine Mühle brauchte viel sauberes Wasser.`,
      `Martin Luther schlug 1517 seine Thesen gegen den Ablass an.
      Die Thesen waren in zwei Wochen in ganz Deutschland bekannt, weil Drucker sie nachdruckten.
      Eine Flugschrift ist ein dünnes Heft, das man an einem Tag lesen kann.
      Jede dritte deutsche Flugschrift dieser Jahre stammte von Luther.
      Seine Übersetzung des Neuen Testaments erschien 1522 in Wittenberg.
      Das Testament kostete so viel wie ein Kalb.
      Die Kirche antwortete 1559 mit einem Verzeichnis verbotener Schriften.
      Die Hausaufgabe zu den Flugschriften geben Sie bitte am Dienstag ab.
      In der Klausur kommt der Weg der Thesen durch Deutschland vor.`,
    ],
    questions: [
      { question: "Was ist eine Inkunabel?", lines: [19] },
      { question: "Woraus machte Gutenberg seine Druckfarbe?", lines: [8] },
      { question: "Wie viele Zeilen hat die Bibel auf jeder Seite?", lines: [9] },
    ],
  },
].map(toLecture);
