/** Enough words for a lecture whose sentences differ, and the same ones on every run. */
const vocabulary = (
  "the of a and membrane protein gradient potential channel neuron signal energy reaction catalyst equilibrium because " +
  "therefore however concentration sodium potassium receptor synapse transmitter cell binds opens closes moves across " +
  "along slowly quickly usually measured observed shown in on at by with from into between when while which that this " +
  "every other first second third molecule rate constant pressure volume temperature entropy model theory evidence"
).split(" ");

const subjects = ["Biochemistry", "Statistics", "Roman history", "Linear algebra", "Microeconomics", "Sync", "Ethics"];

/** A generator of pseudo-random numbers below 1, so that two runs read the same lecture. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  readonly text: string;
}

/** A lecture of eight hours has about 5,000 segments of 14 words. */
export function lectureOf(count: number): Segment[] {
  const random = numbers(7);
  return Array.from({ length: count }, (_, index) => {
    const words = Array.from({ length: 10 + Math.floor(random() * 9) }, () => {
      return vocabulary[Math.floor(random() * vocabulary.length)];
    });
    const text = words.join(" ");
    return {
      start: index * 5.7,
      end: index * 5.7 + 5.5,
      speaker: index % 40 < 36 ? "Dr. Okafor" : "Student",
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    };
  });
}

export const nameOf = (index: number): string => `${subjects[index % subjects.length]} ${index}`;

/** A page of markdown, as the assistant writes it. */
export const summary = Array.from({ length: 8 }, (_, part) => {
  const lines = lectureOf(6 + part).map(({ text }) => `- ${text}`);
  return `## Part ${part + 1}\n\n${lines.join("\n")}\n`;
}).join("\n");
