import type { ShownPlan } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormat } from '../i18n/format';
import { useTranslation } from '../i18n/translation';
import { PackGrid } from './pack-grid';

type PlanCardProps = {
  plan: ShownPlan;
  /** Content at the bottom of the pack card, such as the Buy button. */
  action: ReactNode;
  /**
   * True if the user chose this pack on an earlier page. The card of the pack is then marked and scrolled into view.
   */
  isChosen?: boolean;
};

/** Card of one pack of credits: amount, price and features. */
export const PlanCard = ({ plan, action, isChosen = false }: PlanCardProps) => {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      aria-current={isChosen || undefined}
      className={classNames(
        'flex h-full flex-col rounded-card border bg-surface',
        plan.popular ? 'crop-marks border-text' : 'border-border',
        isChosen && 'outline-2 outline-offset-[-1px] outline-text',
      )}
    >
      <div className="grid gap-5 p-5 pb-6 sm:p-6">
        <div className="grid gap-1">
          <div className="flex min-h-6 items-center justify-between gap-3">
            <h3 id={titleId} className="text-[1.375rem] leading-tight font-[750] tracking-[-0.015em]">
              {plan.name}
            </h3>
            {isChosen ? <Chosen /> : plan.popular && <MostPopular />}
          </div>
          <p className="text-small text-text-2">{plan.description}</p>
        </div>
        <PackGrid credits={plan.credits} className={plan.popular ? 'text-accent' : 'text-text'} />
        <Price plan={plan} />
      </div>
      <div className="flex grow flex-col justify-between gap-6 border-t border-border p-5 sm:p-6">
        <Features features={plan.features} />
        <div className="grid">{action}</div>
      </div>
    </article>
  );
};

/** Badge of the most popular pack. The badge has a border, because the accent color has low contrast on the card. */
const MostPopular = () => {
  const { t } = useTranslation();
  return (
    <span className="inline-flex h-6 shrink-0 items-center rounded-chip bg-accent px-2 text-micro whitespace-nowrap text-on-accent pt-edge">
      {t('plans.popular')}
    </span>
  );
};

const Chosen = () => {
  const { t } = useTranslation();
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1 rounded-chip bg-primary px-2 text-micro whitespace-nowrap text-on-primary">
      <Check className="size-3.5" aria-hidden />
      {t('plans.chosen')}
    </span>
  );
};

const Price = ({ plan: { credits, price, pricePerCredit, currency } }: { plan: ShownPlan }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-4 tabular-nums max-[22.5rem]:flex-col max-[22.5rem]:items-start md:max-lg:flex-col md:max-lg:items-start">
      <p className="flex items-baseline gap-2">
        <span className="text-[3.5rem] leading-[0.8] font-[800] tracking-[-0.04em]">{credits}</span>
        <span className="text-ui text-text-2">{t('plans.credits', { count: credits })}</span>
      </p>
      <p className="grid justify-items-end gap-0.5 max-[22.5rem]:justify-items-start md:max-lg:justify-items-start">
        <span className="text-[1.375rem] leading-none font-[750] tracking-[-0.015em]">
          {format.money(price, currency)}
        </span>
        <span className="text-small text-text-3">
          {t('plans.perCredit', { price: format.money(Number(pricePerCredit), currency, 3) })}
        </span>
      </p>
    </div>
  );
};

const Features = ({ features }: { features: readonly string[] }) => (
  <ul className="grid gap-2.5 text-ui text-text-2">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2.5">
        <Check className="mt-[0.15em] size-[1.15em] shrink-0 text-accent-text" aria-hidden />
        {feature}
      </li>
    ))}
  </ul>
);
