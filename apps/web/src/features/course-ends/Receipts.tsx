import { courseEndMutations } from "@lectern/data/course-ends/course-ends";
import type { CourseEndReceipt as Receipt } from "@lectern/domain/course-end";
import { formatMoment } from "@lectern/domain/dates";
import { toTitle } from "@lectern/domain/recording";
import { CourseEndReceipt } from "@lectern/ui/cards/course-end-receipt";
import { toast } from "@lectern/ui/overlays/toaster";
import { useMutation } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";

const RECEIPT_TOAST = "course-end-receipt";

function OneReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { client, id: userId } = useUser();
  const { mutate, isPending } = useMutation(courseEndMutations(client, userId).dismiss(receipt.id));
  const dismiss = () =>
    mutate(undefined, {
      onError: () => toast.error("Couldn't dismiss the receipt", { id: RECEIPT_TOAST }),
    });
  return (
    <CourseEndReceipt
      title={toTitle(receipt.folderName)}
      moment={formatMoment(receipt.deletedAt)}
      contents={receipt}
      busy={isPending}
      onDismiss={dismiss}
    />
  );
}

/** Receipts of courses that have ended, until each is put away (END-01). */
export const Receipts = ({ receipts }: { readonly receipts: readonly Receipt[] }) =>
  receipts.map((receipt) => <OneReceipt key={receipt.id} receipt={receipt} />);
