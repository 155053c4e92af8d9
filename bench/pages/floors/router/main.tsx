import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Page = lazy(() => import("./Page.tsx"));

createRoot(document.querySelector("#root") as Element).render(
  <BrowserRouter>
    <Suspense fallback={null}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
);
