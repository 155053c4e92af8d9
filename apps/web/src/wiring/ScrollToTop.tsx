import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** A page opened by a link begins at its top; back and forward keep what the browser restores. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    if (navigationType !== "POP") window.scrollTo(0, 0);
  }, [navigationType, pathname]);
  return null;
}
