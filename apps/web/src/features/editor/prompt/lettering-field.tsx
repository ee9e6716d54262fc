import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import type { ModelChoice } from './use-model-choice';

/** Switch that lets the chosen image model draw the headline. Nothing is shown for a model that cannot draw letters. */
export const LetteringField = ({ choice }: { choice: ModelChoice }) => {
  const { t } = useTranslation();
  const hintId = useId();
  if (!choice.chosen?.letters) return null;
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          role="switch"
          checked={choice.drawsHeadline}
          onChange={(event) => choice.chooseDrawnHeadline(event.target.checked)}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-text"
        />
        {t('request.lettering.label')}
      </label>
      <p id={hintId} className="max-w-measure text-small text-text-3">
        {t(choice.drawsHeadline ? 'request.lettering.drawnHint' : 'request.lettering.typesetHint')}
      </p>
    </div>
  );
};
