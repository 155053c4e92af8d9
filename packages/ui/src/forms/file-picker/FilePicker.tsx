import { useRef } from "react";
import { clear } from "../../elements/icon/glyphs.ts";
import { addImage } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Field } from "../field/Field.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { fileName, input, picker, preview, previews, remove, thumbnail, zone } from "./FilePicker.css.ts";
import { FilePickerImage } from "./FilePickerImage.tsx";
import type { FileRefusal } from "./file-picker.state.ts";

export type { FileRefusal } from "./file-picker.state.ts";

export interface FilePickerWords {
  /** The text in the zone: "Choose or drop images". */
  readonly choose: string;
  /** The text below it: "2 of 3 images". */
  readonly count: (now: number, max: number) => string;
  /** The name of a preview's remove button: "Remove diagram.png". */
  readonly remove: (fileName: string) => string;
}
const english: FilePickerWords = {
  choose: "Choose or drop images",
  count: (now, max) => `${now} of ${max} images`,
  remove: (fileName) => `Remove ${fileName}`,
};

export interface FilePickerProps extends ClassNameProps {
  /** The label above the control. */
  readonly label: string;
  /** A sentence after the count. */
  readonly hint?: string;
  /** The files in the order in which they were picked. */
  readonly files: readonly File[];
  /** The most files, at least 1. */
  readonly max: number;
  /** Called with all files, and with the change. */
  readonly onChange: (files: readonly File[], change: "added" | "removed") => void;
  /** Called for a refused file. The other files of the selection are accepted. */
  readonly onRefuse: (refusal: FileRefusal) => void;
  /** The component's own texts. @default English */
  readonly words?: FilePickerWords;
}

/** Picks images from the device, by choosing or dropping. Each has a preview and can be removed. */
export function FilePicker({
  label,
  hint,
  files,
  max,
  onChange,
  onRefuse,
  words = english,
  className,
}: FilePickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  const take = (picked: readonly File[]) => {
    const images = picked.filter((file) => file.type.startsWith("image/"));
    const newFiles = images.slice(0, Math.max(0, max - files.length));
    if (images.length < picked.length) onRefuse("not-an-image");
    if (newFiles.length < images.length) onRefuse("too-many");
    if (newFiles.length > 0) onChange([...files, ...newFiles], "added");
  };
  const removeAt = (index: number) => {
    // The pressed button is about to disappear.
    inputRef.current?.focus();
    onChange(
      files.filter((_, fileIndex) => fileIndex !== index),
      "removed",
    );
  };

  return (
    <div className={joinClasses(picker, className)}>
      <Field label={label} hint={`${words.count(files.length, max)}${hint === undefined ? "" : `. ${hint}`}`}>
        {(control) => (
          <span className={zone}>
            <Icon glyph={addImage} />
            <span aria-hidden="true">{words.choose}</span>
            {/* An invisible file input covers the whole zone and handles clicks, keys and drops. */}
            <input
              {...control}
              ref={inputRef}
              type="file"
              className={input}
              accept="image/*"
              multiple
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                // Allows picking the same file again after it was removed.
                event.target.value = "";
              }}
            />
          </span>
        )}
      </Field>
      {files.length > 0 && (
        <ul className={previews}>
          {files.map((file, index) => (
            <li key={`${file.name}-${file.lastModified}-${index}`} className={preview}>
              <div className={thumbnail}>
                <FilePickerImage file={file} />
                <span className={remove}>
                  <IconButton glyph={clear} label={words.remove(file.name)} onClick={() => removeAt(index)} />
                </span>
              </div>
              <span className={fileName} title={file.name}>
                {file.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
