import type { Draft } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';

/** Returns a function that names a draft by its words and its format, such as "VANISHED, close-up". */
export const useDraftName = (): ((draft: Draft) => string) => {
  const { t } = useTranslation();
  return ({ hook, format }) =>
    t('drafts.name', {
      words: hook === '' ? t('drafts.withoutWords') : hook,
      format: t(`drafts.formats.${format}`),
    });
};
