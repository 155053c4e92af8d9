import { encode } from "uqr";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { code } from "./QrCode.css.ts";

export interface QrCodeProps extends ClassNameProps {
  /** The encoded text, usually an address. */
  readonly value: string;
  /** Names the target. A link to the same target must be beside it. */
  readonly label: string;
}

/** A QR code. It includes the light border that readers need. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={joinClasses(code, className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element for an inline drawing has the role img
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
