/** Stand-ins for parts that no preview shows: dialogs that are closed, and tabs that only the app renders. */

const Empty = () => null;

export { Empty as CreateFolderDialog, Empty as DeleteDialog, Empty as RecordingChat, Empty as RecordingCustomize };
