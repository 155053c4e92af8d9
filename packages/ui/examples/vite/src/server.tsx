import "@lectern/ui/theme";
import { renderToString } from "react-dom/server";
import { ReadingList } from "./ReadingList.tsx";

/** Renders the page's HTML, for a server to insert into `#root` of the built index.html. */
export const render = (): string => renderToString(<ReadingList />);
