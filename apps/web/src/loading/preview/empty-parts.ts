/** Empty replacements for parts that no preview shows: closed dialogs, and tabs that only the app renders. */

const Empty = () => null;

export { Empty as CreateFolderDialog, Empty as DeleteDialog, Empty as RecordingChat, Empty as RecordingCustomize };
