import { createClient } from "@supabase/supabase-js";
import { useMachine } from "@xstate/react";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { fromPromise, setup } from "xstate";

const Page = lazy(() => import("./Page.tsx"));
const client = createClient(location.origin, "sb_publishable_floor");

/** Asks the browser for a session, as an app must before it shows a user's data. */
const sessionMachine = setup({
  actors: { restore: fromPromise(() => client.auth.getSession()) },
}).createMachine({
  initial: "restoring",
  states: { restoring: { invoke: { src: "restore", onDone: "restored" } }, restored: {} },
});

function Floor() {
  const [snapshot] = useMachine(sessionMachine);
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="*" element={<Page state={snapshot.value} />} />
      </Routes>
    </Suspense>
  );
}

createRoot(document.querySelector("#root") as Element).render(
  <BrowserRouter>
    <Floor />
  </BrowserRouter>,
);
