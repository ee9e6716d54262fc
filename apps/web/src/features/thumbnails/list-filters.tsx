import { aspectRatios, thumbnailSorts, thumbnailStatuses } from '@portada/contracts';
import { Select } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import type { FilterName, ListFilter } from './list-filter';

type ListFiltersProps = { filter: ListFilter; onChange: (name: FilterName, value: string) => void };

/** Lists to filter the thumbnails by status and aspect ratio, and to order them. */
export const ListFilters = ({ filter, onChange }: ListFiltersProps) => {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <Select
        aria-label={t('thumbnails.filterStatus')}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange('status', target.value)}
      >
        <option value="">{t('thumbnails.allStatuses')}</option>
        {/* As attributes, the labels are no second text of the page beside the statuses of the cards. */}
        {thumbnailStatuses.map((status) => (
          <option key={status} value={status} label={t(`shared.status.${status}`)} />
        ))}
      </Select>
      <Select
        aria-label={t('thumbnails.ratio')}
        value={filter.aspectRatio ?? ''}
        onChange={({ target }) => onChange('aspectRatio', target.value)}
      >
        <option value="">{t('thumbnails.allRatios')}</option>
        {aspectRatios.map((ratio) => (
          <option key={ratio} value={ratio}>
            {ratio}
          </option>
        ))}
      </Select>
      <span className="max-sm:col-span-2">
        <Select
          aria-label={t('thumbnails.sort')}
          value={filter.sort}
          onChange={({ target }) => onChange('sort', target.value === 'created' ? '' : target.value)}
        >
          {thumbnailSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`thumbnails.sortBy.${sort}`)}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
};
