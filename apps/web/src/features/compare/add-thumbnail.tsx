import { Field, Select } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { useThumbnailList } from '../../shared/thumbnails/list-thumbnails';
import { mostCompared } from './compared-ids';

type AddThumbnailProps = { ids: readonly string[]; onAdd: (id: string) => void };

/** List of the newest thumbnails with a picture, from which one is added to the comparison. */
export const AddThumbnail = ({ ids, onAdd }: AddThumbnailProps) => {
  const { t } = useTranslation();
  const list = useThumbnailList({});
  const isFull = ids.length >= mostCompared;
  const others = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ id, generatedImageUrl }) => generatedImageUrl !== null && !ids.includes(id),
  );
  const hint = () => {
    if (isFull) return t('compare.full');
    if (list.isError) return t('compare.listFailed');
    return list.data && others.length === 0 ? t('compare.none') : undefined;
  };
  return (
    <Field label={t('compare.add')} hint={hint()} className="w-full max-w-[24rem]">
      <Select
        value=""
        disabled={isFull || others.length === 0}
        onChange={({ target }) => {
          if (target.value !== '') onAdd(target.value);
        }}
      >
        <option value="">{t('compare.choose')}</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
};
