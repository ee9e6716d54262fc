import { type AdminPurchase, type PurchaseStatus, purchaseStatuses } from '@portada/contracts';
import { Card, Field, Select, type Status, StatusBadge, TextInput } from '@portada/ui';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConsoleLink } from '../console/console-link';
import { ConsolePage } from '../console/console-page';
import { SearchedList } from '../console/searched-list';
import { useSearchText } from '../console/use-search-text';
import { type PurchaseFilter, usePurchases } from './get-purchases';

const badges: Record<PurchaseStatus, Status> = {
  created: 'draft',
  open: 'draft',
  pending: 'processing',
  paid: 'completed',
  failed: 'failed',
  expired: 'unknown',
  quarantined: 'failed',
};

/** Page `/admin/purchases`: the purchases of all users, with a search. The address contains the filter. */
export const PurchasesPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const filter: PurchaseFilter = {
    q: params.get('q') ?? '',
    status: purchaseStatuses.find((status) => status === params.get('status')),
  };
  const change = (changes: Partial<Record<keyof PurchaseFilter, string>>) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    setParams(Object.fromEntries(next) as Record<string, string>, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <ConsolePage title={t('adminPurchases.title')} lead={t('adminPurchases.lead')}>
      <Card className="min-w-0 divide-y divide-border">
        <Filters filter={filter} onChange={change} />
        <List key={JSON.stringify(filter)} filter={filter} />
      </Card>
    </ConsolePage>
  );
};

type FiltersProps = {
  filter: PurchaseFilter;
  onChange: (changes: Partial<Record<keyof PurchaseFilter, string>>) => void;
};

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const { typed, setTyped, submit } = useSearchText(filter.q, (q) => onChange({ q }));
  return (
    <form
      role="search"
      className="grid items-start gap-4 p-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_14rem]"
      onSubmit={submit}
    >
      <Field label={t('adminPurchases.search')} hint={t('adminPurchases.searchHint')}>
        <TextInput
          type="search"
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label={t('adminPurchases.status')}>
        <Select value={filter.status ?? ''} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">{t('adminPurchases.all')}</option>
          {purchaseStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`adminPurchases.statusOf.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
    </form>
  );
};

const List = ({ filter }: { filter: PurchaseFilter }) => {
  const { t } = useTranslation();
  return (
    <SearchedList
      query={usePurchases(filter)}
      failed={t('adminPurchases.failed')}
      texts={{ empty: t('adminPurchases.empty'), emptyMore: t('adminPurchases.emptyMore') }}
    >
      {(purchase) => <Row purchase={purchase} />}
    </SearchedList>
  );
};

const Row = ({ purchase }: { purchase: AdminPurchase }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { userId, email, credits, amountCents, currency, status, problem, createdAt } = purchase;
  const price = (cents: number) => format.money(cents / 100, currency);
  const parts = [
    purchase.refundedCents > 0
      ? t('adminPurchases.refunded', { price: price(purchase.refundedCents) })
      : null,
    purchase.disputedCents > 0
      ? t('adminPurchases.disputed', { price: price(purchase.disputedCents) })
      : null,
    problem,
  ];
  return (
    <li className="grid gap-1 px-5 py-4 sm:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <p className="text-ui">{t('adminPurchases.pack', { count: credits, price: price(amountCents) })}</p>
        <StatusBadge status={badges[status]} label={t(`adminPurchases.statusOf.${status}`)} />
      </div>
      {parts.some(Boolean) && (
        <p className="text-small text-warning-text">{parts.filter(Boolean).join(' · ')}</p>
      )}
      <p className="text-small wrap-anywhere text-text-3 tabular-nums">
        {email === null ? (
          t('adminPurchases.deletedUser')
        ) : (
          <ConsoleLink to={`/admin/users/${userId}`}>{email}</ConsoleLink>
        )}
        <span className="max-sm:hidden"> · </span>
        <time dateTime={createdAt} className="whitespace-nowrap max-sm:block">
          {format.dateTime(createdAt)}
        </time>
      </p>
      <p className="text-micro font-[500] wrap-anywhere text-text-3">
        {[purchase.id, purchase.sessionId, purchase.paymentId].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};
