import { useLocation } from "react-router-dom";

// oxlint-disable-next-line import/no-default-export -- lazy() requires it
export default function Page() {
  return <h1>{useLocation().pathname}</h1>;
}
