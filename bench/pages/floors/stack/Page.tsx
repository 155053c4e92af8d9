import { useLocation } from "react-router-dom";

// oxlint-disable-next-line import/no-default-export -- lazy() requires it
export default function Page({ state }: { readonly state: string }) {
  const { pathname } = useLocation();
  return (
    <h1>
      {pathname} {state}
    </h1>
  );
}
