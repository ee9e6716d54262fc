import { productConfig, plansIn } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';

const headClass = 'py-4 pr-2 text-left align-baseline text-small font-[500] text-text-2 sm:pr-6';
const cellClass = 'py-4 pr-2 text-left align-baseline tabular-nums last:pr-0 max-sm:text-small sm:pr-6';

/** Table that compares the credit packs by three figures. */
export const PackTable = () => {
  const { t, language } = useTranslation();
  const format = useFormat();
  const plans = plansIn(language);
  const rows = [
    {
      label: t('buying.perCredit'),
      cell: ({ pricePerCredit, currency }: (typeof plans)[number]) =>
        format.money(Number(pricePerCredit), currency, 3),
    },
    {
      label: t('buying.weekly'),
      cell: ({ credits }: (typeof plans)[number]) => t('buying.weeks', { count: credits }),
    },
    {
      label: t('buying.variants', { count: productConfig.variants.max }),
      cell: ({ credits }: (typeof plans)[number]) =>
        t('buying.videos', { count: Math.floor(credits / productConfig.variants.max) }),
    },
  ];
  return (
    <table className="w-full border-collapse">
      <thead className="border-b border-text">
        <tr>
          <th scope="col" className={headClass}>
            {t('buying.pack')}
          </th>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" className={classNames(cellClass, 'font-[650] sm:text-h3')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-b border-border">
        {rows.map(({ label, cell }) => (
          <tr key={label}>
            <th scope="row" className={headClass}>
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={cellClass}>
                {cell(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
