import { useCallback } from "react";
import { image } from "./FilePicker.css.ts";

export interface FilePickerImageProps {
  /** An image. */
  readonly file: File;
}

/** The preview of a picked image. The file name beside it is its text alternative. */
export function FilePickerImage({ file }: FilePickerImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className={image} />;
}
