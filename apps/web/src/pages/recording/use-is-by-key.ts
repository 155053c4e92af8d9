import { useEffect, useRef } from "react";

/** Tells whether the student's last input was a key rather than a pointer. */
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
