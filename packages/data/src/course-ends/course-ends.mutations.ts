import type { CourseEndReceipt } from "@lectern/domain/course-end";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { deleteCourseEndReceipt } from "./course-ends.api.ts";
import { courseEndKeys } from "./course-ends.queries.ts";

/** Mutations of receipts. They are not optimistic: a receipt is gone when the server has answered. */
export const courseEndMutations = (client: LecternClient, userId: string) => ({
  dismiss: (id: string): Write<void> => ({
    ...writeOptions("dismiss-receipt"),
    mutationFn: () => deleteCourseEndReceipt(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) =>
      void cache.setQueryData<CourseEndReceipt[]>(courseEndKeys.receipts(userId), (receipts) =>
        receipts?.filter((receipt) => receipt.id !== id),
      ),
  }),
});
