export interface BenchRecording {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  readonly color: string;
  readonly isFavorite: boolean;
}

export interface CardProps {
  readonly recording: BenchRecording;
  readonly onFavorite: (id: string, isFavorite: boolean) => void;
  readonly onDelete: (id: string) => void;
}

const colors = ["#3B82F6", "#059669", "#D97706", "#7C3AED", "#DB2777"];
const subjects = ["Organic Chemistry", "Linear Algebra", "Cell Biology", "Modern History", "Statistics"];

/** The recordings of every run and library. */
export const recordings: readonly BenchRecording[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `recording-${index}`,
  name: `${subjects[index % subjects.length]}, lecture ${index + 1}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
  color: colors[index % colors.length] ?? "#3B82F6",
  isFavorite: index % 7 === 0,
}));

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
export const formatDay = (recording: BenchRecording): string => days.format(new Date(recording.createdAt));
