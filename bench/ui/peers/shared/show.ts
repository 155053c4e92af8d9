import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

export const show = (page: ReactNode): void =>
  createRoot(document.body.appendChild(document.createElement("div"))).render(page);
