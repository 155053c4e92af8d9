/** An address that breaks before its domain instead of inside it. */
export function Address({ children }: { readonly children: string }) {
  const domainStart = children.indexOf("@") + 1;
  return (
    <>
      {children.slice(0, domainStart)}
      <wbr />
      {children.slice(domainStart)}
    </>
  );
}
