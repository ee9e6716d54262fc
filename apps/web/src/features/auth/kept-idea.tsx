import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import { promptIn, readKeptPrompt } from '../../shared/session/kept-prompt';

/** The prompt that a visitor continues with after sign-in; nothing without one. The served page has no prompt. */
export const KeptIdea = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const kept = promptIn(search) ?? readKeptPrompt();
  if (kept === null) return null;
  return (
    <div className="grid gap-1 rounded-input bg-surface-2 px-4 py-3">
      <p className="text-small text-text-2">{t(kept.isOrdered ? 'auth.keptImage' : 'auth.keptIdea')}</p>
      <p className="line-clamp-3 text-ui wrap-anywhere">{kept.prompt}</p>
    </div>
  );
};
