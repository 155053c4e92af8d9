import type { DataWork } from "@lectern/data/options";

/**
 * The log's lines for a failed read or write (docs/product.md#error-catalogue, "logged only"). The catalogue gives five of the
 * sentences, one of them for every read of home's own (SHL-09); the others follow their form.
 */
export const logLines: Record<DataWork, string> = {
  "fetch-recordings": "Error fetching recordings",
  "fetch-recent": "Error fetching recordings",
  "fetch-counts": "Error fetching recordings",
  "fetch-favorites": "Error fetching favorites",
  "fetch-recording": "Error fetching recording",
  "fetch-segments": "Error fetching transcript",
  "fetch-outline": "Error fetching outline",
  "fetch-folders": "Error fetching folders",
  "fetch-folder": "Error fetching folder",
  "fetch-folder-recordings": "Error fetching recordings",
  "fetch-addable-recordings": "Error fetching recordings",
  "fetch-study-guides": "Error fetching study guides",
  "fetch-study-guide": "Error fetching study guide",
  search: "Error searching recordings",
  "fetch-subscription-flag": "Error fetching subscription status",
  "fetch-subscription": "Error fetching subscription status",
  "fetch-minutes": "Error fetching recordings",
  "fetch-referrals": "Error fetching referrals",
  "fetch-user-info": "Error fetching settings",
  "set-favorite": "Error updating favorite",
  "rename-recording": "Error updating title",
  "delete-recording": "Error deleting recording",
  "move-recording": "Error moving recording",
  "retry-summary": "Error retrying summary",
  "create-folder": "Error creating folder",
  "edit-folder": "Error updating folder",
  "delete-folder": "Error deleting folder",
  "rename-study-guide": "Error updating title",
  "delete-study-guide": "Error deleting study guide",
  "set-default-style": "Error updating default style",
  "request-new-password": "Error requesting a new password",
  "set-new-password": "Error changing the password",
};
