import "@lectern/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { compose } from "./compose.ts";

if (import.meta.env.DEV) void import("./inspect/open-inspector.tsx");

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <App {...compose(window)} />
  </StrictMode>,
);
