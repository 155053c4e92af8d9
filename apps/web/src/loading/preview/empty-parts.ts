/** What stands for parts that no first picture shows: dialogs that are closed, and tabs that are drawn by the app. */

const noop = () => null;

export { noop as CreateFolderDialog, noop as DeleteDialog, noop as RecordingChat, noop as RecordingCustomize };
