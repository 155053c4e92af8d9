import { type PlanOffer, formatPrice, toWeeklyCents } from "@lectern/domain/checkout";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { action, amount, card, note, per, popular, price, top } from "./PlanCard.css.ts";

export interface PlanCardProps {
  readonly offer: PlanOffer;
  /** Whether checkout for this plan is opening. */
  readonly busy?: boolean;
  /** Whether checkout for another plan is opening. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

/** A plan to choose (SUB-01). The popular one has an ink outline and an ink label. */
export function PlanCard({ offer, busy = false, disabled = false, onChoose }: PlanCardProps) {
  return (
    <article className={card} data-popular={offer.isMostPopular}>
      <div className={top}>
        <Heading level={3} size="title">
          {offer.name}
        </Heading>
        {offer.isMostPopular && <strong className={popular}>Most Popular</strong>}
      </div>
      <div>
        <p className={price}>
          <span className={amount}>{formatPrice(offer.cents)}</span>
          <span className={per}>{offer.per}</span>
        </p>
        <p className={note}>
          {offer.note !== undefined && `${offer.note}, `}
          {formatPrice(toWeeklyCents(offer))} a week
        </p>
      </div>
      <div className={action}>
        <Button
          stretch
          variant={offer.isMostPopular ? "primary" : "secondary"}
          busy={busy}
          disabled={disabled}
          onClick={onChoose}
        >
          Choose {offer.name}
        </Button>
      </div>
    </article>
  );
}
