import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Spinner } from "../spinner/Spinner.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type ButtonVariants, busySign, button, label, labelBusy } from "./Button.css.ts";

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "type"> &
  ButtonVariants &
  ClassNameProps & {
    /** Whether work is in progress: the button keeps its width, its name and the focus, and ignores clicks. */
    readonly busy?: boolean | undefined;
    /** `submit` sends the form around it. @default "button" */
    readonly type?: "button" | "submit";
    /** Names the action. */
    readonly children: ReactNode;
    /** A ref to the button element. */
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** Triggers an action. While `busy` it keeps the focus and ignores clicks. To navigate, use `ButtonLink`. */
export function Button({
  variant,
  size,
  stretch,
  flush,
  className,
  busy = false,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={joinClasses(button({ variant, size, stretch, flush }), className)}
      onClick={ignoreWhileBusy}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
    >
      {/* opacity and not visibility, because the name must stay accessible while the spinner shows */}
      <span className={busy ? `${label} ${labelBusy}` : label}>{children}</span>
      {busy && (
        <span className={busySign}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
