/** Why a picked file was not taken. */
export type FileRefusal = "too-many" | "not-an-image";
