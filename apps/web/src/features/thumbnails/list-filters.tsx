import { aspectRatios, thumbnailSorts, thumbnailStatuses } from '@portada/contracts';
import { Select } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { useTags } from './tags/tags-api';
import type { FilterName, ListFilter } from './list-filter';

type ListFiltersProps = { filter: ListFilter; onChange: (name: FilterName, value: string) => void };

/** Lists to filter the thumbnails by status, aspect ratio and tag, and to order them. */
export const ListFilters = ({ filter, onChange }: ListFiltersProps) => {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:w-full max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:flex sm:flex-wrap">
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
      <TagFilter tag={filter.tag} onChange={(tag) => onChange('tag', tag)} />
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
    </div>
  );
};

type TagFilterProps = { tag: string | undefined; onChange: (tag: string) => void };

/** List of the user's tags; nothing while the user has none. */
const TagFilter = ({ tag, onChange }: TagFilterProps) => {
  const { t } = useTranslation();
  const items = useTags().data?.items ?? [];
  if (items.length === 0 && tag === undefined) return null;
  const isUnknown = tag !== undefined && !items.some((item) => item.tag === tag);
  return (
    <Select
      aria-label={t('thumbnails.tags.label')}
      value={tag ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('thumbnails.tags.every')}</option>
      {isUnknown && <option value={tag}>{tag}</option>}
      {items.map((item) => (
        <option key={item.tag} value={item.tag}>
          {`${item.tag} (${item.thumbnails})`}
        </option>
      ))}
    </Select>
  );
};
