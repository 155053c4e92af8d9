import "@lectern/ui/theme";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ReadingList } from "./ReadingList.tsx";

const root = document.getElementById("root");
if (root?.hasChildNodes()) hydrateRoot(root, <ReadingList />);
else if (root) createRoot(root).render(<ReadingList />);
