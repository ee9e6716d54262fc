import { useTranslation } from '../../../shared/i18n/translation';
import { SwitchField } from './switch-field';
import type { ModelChoice } from './use-model-choice';

/** Switch that lets the chosen image model draw the headline. Nothing is shown for a model that cannot draw letters. */
export const LetteringField = ({ choice }: { choice: ModelChoice }) => {
  const { t } = useTranslation();
  if (!choice.chosen?.letters) return null;
  return (
    <SwitchField
      label={t('request.lettering.label')}
      hint={t(choice.drawsHeadline ? 'request.lettering.drawnHint' : 'request.lettering.typesetHint')}
      checked={choice.drawsHeadline}
      onChange={choice.chooseDrawnHeadline}
    />
  );
};
