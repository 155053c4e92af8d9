import { useEffect, useRef } from "react";

/** Whether the student's last input was a key and not the pointer. */
export function useIsByKey(): () => boolean {
  const isKey = useRef(false);
  useEffect(() => {
    const noteKey = () => void (isKey.current = true);
    const notePointer = () => void (isKey.current = false);
    window.addEventListener("keydown", noteKey, true);
    window.addEventListener("pointerdown", notePointer, true);
    return () => {
      window.removeEventListener("keydown", noteKey, true);
      window.removeEventListener("pointerdown", notePointer, true);
    };
  }, []);
  return () => isKey.current;
}
