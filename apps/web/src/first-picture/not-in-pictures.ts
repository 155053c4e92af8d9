/** What stands for parts that no first picture shows: dialogs that are closed, and tabs that are drawn by the app. */

const nothing = () => null;

export {
  nothing as CreateFolderDialog,
  nothing as DeleteDialog,
  nothing as RecordingChat,
  nothing as RecordingCustomize,
};
