import "@lectern/ui/theme";
import { renderToString } from "react-dom/server";
import { ReadingList } from "./ReadingList.tsx";

/** The page's HTML, for a server to put into `#root` of the built index.html. */
export const render = (): string => renderToString(<ReadingList />);
