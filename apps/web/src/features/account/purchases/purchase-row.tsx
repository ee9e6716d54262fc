import { type Purchase, planTexts } from '@portada/contracts';
import { Badge } from '@portada/ui';
import { ArrowUpRight } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { standingOf, toneOf } from './purchase-standing';

/** Row of one purchase: pack, price and status. */
export const PurchaseRow = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const standing = standingOf(purchase);
  const { plan, credits, amountCents, currency, createdAt, paidAt } = purchase;
  const at = paidAt ?? createdAt;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-4 sm:px-6">
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
          {t('purchases.pack', { name: planTexts[plan][currentLanguage()].name, count: credits })}
          <Badge tone={toneOf[standing]}>{t(`purchases.standing.${standing}`)}</Badge>
        </p>
        <p className="text-small text-text-3">
          <time dateTime={at}>{format.dateTime(at)}</time>
        </p>
        <TakenBack purchase={purchase} />
      </div>
      <div className="grid content-start justify-items-end gap-1">
        <p className="text-h3 tabular-nums">{format.money(amountCents / 100, currency)}</p>
        {purchase.hasReceipt && <Receipt purchase={purchase} at={at} />}
      </div>
    </li>
  );
};

/** Refunded and disputed money of a purchase, and the credits that the refund or dispute revoked. */
const TakenBack = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { refundedCents, disputedCents, revokedCredits, currency } = purchase;
  const amount = (cents: number) => format.money(cents / 100, currency);
  const changes = [
    refundedCents > 0 && t('purchases.refunded', { amount: amount(refundedCents) }),
    disputedCents > 0 && t('purchases.disputed', { amount: amount(disputedCents) }),
    revokedCredits > 0 && t('purchases.revoked', { count: revokedCredits }),
  ].filter((change) => change !== false);
  if (changes.length === 0) return null;
  return <p className="text-small text-text-2 tabular-nums">{changes.join(' ')}</p>;
};

const Receipt = ({ purchase, at }: { purchase: Purchase; at: string }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <a
      href={`/api/me/purchases/${purchase.id}/receipt`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('purchases.receiptOf', { date: format.date(at) })}
      className="inline-flex min-h-6 items-center gap-1 text-small text-accent-text underline underline-offset-4 pointer-coarse:min-h-11 [&_svg]:size-3.5"
    >
      {t('purchases.receipt')}
      <ArrowUpRight aria-hidden />
    </a>
  );
};
