/** What stands for parts that no first picture shows: dialogs that are closed, and tabs that are drawn by the app. */

const nothing = () => null;

export {
  nothing as CreateFolderDialog,
  nothing as DeleteRecordingDialog,
  nothing as DeleteStudyGuideDialog,
  nothing as RecordingChat,
  nothing as RecordingCustomize,
};
