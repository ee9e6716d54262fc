import { Button } from '@portada/ui';
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

const ideas = ['idea1', 'idea2', 'idea3'] as const;

/**
 * Example prompts, each as a button.
 * @param props.onChoose called with the chosen prompt
 */
export const PromptIdeas = ({ onChoose }: { onChoose: (idea: string) => void }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-text-3">{t('editor.prompt.ideas')}</p>
      <ul className="grid gap-1.5">
        {ideas.map((key) => {
          const idea = t(`editor.prompt.${key}`);
          return (
            <li key={key}>
              <Button
                variant="outline"
                size="small"
                className="h-auto w-full justify-start rounded-input! py-2 text-left"
                onClick={() => onChoose(idea)}
              >
                {idea}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
