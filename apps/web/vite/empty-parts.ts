/**
 * Empty replacements for parts that no preview shows: closed dialogs, tabs that only the app renders, and failures, of
 * which a preview says nothing.
 */

const Empty = () => null;

export {
  Empty as CreateFolderDialog,
  Empty as DeleteDialog,
  Empty as RecordingChat,
  Empty as RecordingCustomize,
  Empty as toCallbackFailure,
  Empty as toFailure,
  Empty as toFunctionFailure,
};
