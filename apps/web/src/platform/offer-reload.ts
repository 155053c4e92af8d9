/** Offers the new build, and leaves it to the student when the page is loaded (ADR 0011). */
export async function offerReload(): Promise<void> {
  const { toast } = await import("@lectern/ui/overlays/toaster");
  toast("A new version is ready.", {
    id: "new-version",
    duration: Number.POSITIVE_INFINITY,
    action: { label: "Reload", onClick: () => location.reload() },
  });
}
