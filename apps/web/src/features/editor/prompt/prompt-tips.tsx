import { useTranslation } from '../../../shared/i18n/translation';

/** Tips for prompts, in a closed `<details>` element. */
export const PromptTips = () => {
  const { t } = useTranslation();
  return (
    <details className="text-small text-text-2">
      <summary className="inline-flex min-h-9 items-center underline decoration-border-control underline-offset-4">
        {t('editor.prompt.tips')}
      </summary>
      <ul className="grid list-disc gap-1.5 pt-1 pl-5">
        <li>{t('editor.prompt.tip1')}</li>
        <li>{t('editor.prompt.tip2')}</li>
        <li>{t('editor.prompt.tip3')}</li>
      </ul>
    </details>
  );
};
