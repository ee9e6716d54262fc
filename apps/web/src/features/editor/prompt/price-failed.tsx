import { Alert, Button } from '@portada/ui';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import type { ModelChoice } from './use-model-choice';

/** Message that the price of an image could not be loaded, with a retry. Nothing is shown without an error. */
export const PriceFailed = ({ choice: { priceError, retry } }: { choice: ModelChoice }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  return (
    <Alert>
      {priceError && (
        <div className="grid justify-items-start gap-2">
          <p>{t('request.model.priceFailed', { reason: errorMessages.error(priceError) })}</p>
          <Button variant="outline" size="small" onClick={retry}>
            {t('shared.retry')}
          </Button>
        </div>
      )}
    </Alert>
  );
};
