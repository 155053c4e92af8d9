/** After copying the address that an assistant is given. */
export const connectCopy = { copied: "Address copied", failed: "Error copying the address" } as const;
