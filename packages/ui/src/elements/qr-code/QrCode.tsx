import { encode } from "uqr";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { code } from "./QrCode.css.ts";

export interface QrCodeProps extends ClassNameProps {
  /** What a camera reads, mostly an address. */
  readonly value: string;
  /** What it leads to. A link beside it must lead there too. */
  readonly label: string;
}

/** An address for a camera. The light border that readers need is part of it. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={joinClasses(code, className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no tag that says "image"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
