import { aspectRatios, styles } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import { filterIn, isFiltered } from './example-filter';
import { nicheIds } from '../../shared/niches';

/** Filter of the gallery by niche, format and style. The choices are in the address. The filter needs JavaScript. */
export const Filters = ({ onUse }: { onUse: () => void }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const filter = filterIn(search);
  const apply = () => {
    const chosen = new FormData(form.current ?? undefined);
    onUse();
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of chosen)
          if (value === '') next.delete(name);
          else next.set(name, String(value));
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  };
  useEffect(() => {
    // A visitor may choose before the page is hydrated. The fields then have values that the address does not have.
    const isChosen = [...new FormData(form.current ?? undefined).values()].some((value) => value !== '');
    if (isChosen && !isFiltered(filterIn(search))) apply();
    // Only the values at the time of the hydration are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const fields = [
    ['niche', nicheIds.map((id) => [id, t(`examples.niches.${id}`)] as const)],
    ['format', aspectRatios.map((ratio) => [ratio, ratio] as const)],
    ['style', styles.map((style) => [style, t(`styleNames.${style}`)] as const)],
  ] as const;
  return (
    <form
      ref={form}
      aria-label={t('exampleFilter.title')}
      className="flex flex-wrap items-end gap-3 noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map(([name, options]) => (
        <div key={name} className="grid min-w-[8rem] flex-1 gap-1 sm:flex-none">
          <label htmlFor={`filter-${name}`} className="text-micro text-text-3">
            {t(`exampleFilter.${name}`)}
          </label>
          <select
            id={`filter-${name}`}
            name={name}
            value={(isHydrated && filter[name]) || ''}
            onChange={apply}
            className="h-11 rounded-input border border-border-control bg-surface px-3 text-ui text-text hover:border-text-2"
          >
            <option value="">{t('exampleFilter.all')}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {isHydrated && isFiltered(filter) && (
        <Link to="/examples" preventScrollReset className={buttonClass({ variant: 'outline' })}>
          {t('exampleFilter.clear')}
        </Link>
      )}
    </form>
  );
};
