import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';

/** A count, or a dash if the count is unknown. */
export const Amount = ({ value }: { value: number | null }) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (value !== null) return format.number(value);
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('admin.unknown')}</span>
    </>
  );
};
