import { useTranslation } from '../../../shared/i18n/translation';
import { isLate, type Run } from './run';

/** Notice that images take longer than promised, while one of the generations is expected to end after its deadline. */
export const LateNotice = ({ runs }: { runs: readonly Run[] }) => {
  const { t } = useTranslation();
  if (!runs.some(isLate)) return null;
  return <p className="text-small text-text-2">{t('editor.progress.late')}</p>;
};
