import { createRoot } from "react-dom/client";

createRoot(document.querySelector("#root") as Element).render(<h1>Hello</h1>);
