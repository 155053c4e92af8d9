// Loaded together, for lectures with corrections.
export { correctTranscript } from "@lectern/domain/corrections";
export { createCorrectedLines } from "@lectern/ui/recording/corrected-words";
