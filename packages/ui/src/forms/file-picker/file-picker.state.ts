/** Why a picked file was refused. */
export type FileRefusal = "too-many" | "not-an-image";
