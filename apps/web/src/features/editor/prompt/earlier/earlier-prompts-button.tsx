import { Button } from '@portada/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { registerMessages, useTranslation } from '../../../../shared/i18n/translation';
import type { PromptForm } from '../prompt-form';
import type { BrandChoice } from '../use-brand-choice';
import type { ModelChoice } from '../use-model-choice';
import { EarlierPrompts } from './earlier-prompts';
import { earlierPromptMessages } from './earlier-prompts.messages';

registerMessages({ earlierPrompts: earlierPromptMessages });

/** Button that opens the earlier prompts of the user. */
export const EarlierPromptsButton = (props: {
  form: PromptForm;
  choice: ModelChoice;
  brand: BrandChoice;
}) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" className="-mr-3" onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t('earlierPrompts.open')}
      </Button>
      <EarlierPrompts {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
