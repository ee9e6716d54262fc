import { errorCatalogue, productConfig } from '@portada/contracts';
import { Alert, Button, buttonClass, Dialog } from '@portada/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setAsksForOneCredit } from '../../../shared/ask-before-spending';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import type { VariantsRequest } from '../generation/start-generation';
import { usePrice } from './price';
import { PriceFailed } from './price-failed';
import type { ModelChoice } from './use-model-choice';

type ConfirmGenerationProps = {
  /** Request for images that the dialog asks the creator to confirm; null closes the dialog. */
  request: VariantsRequest | null;
  /** Credits that the user may spend. */
  credits: number;
  choice: ModelChoice;
  /** True if the server refused the request because its price is higher than the agreed one. */
  isRepriced: boolean;
  /** True if the image would be the last one again. */
  isRepeated: boolean;
  onConfirm: (request: VariantsRequest) => void;
  onClose: () => void;
};

/**
 * Dialog that asks for confirmation before credits are spent. Without enough credits the dialog links to Buy Credits.
 */
export const ConfirmGeneration = ({
  request,
  credits,
  choice,
  isRepriced,
  isRepeated,
  onConfirm,
  onClose,
}: ConfirmGenerationProps) => {
  const { t } = useTranslation();
  const { each } = choice;
  const price = usePrice(each);
  // The dialog keeps its last content while its closing animation runs.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  const variants = shown?.variants ?? 1;
  const isOne = variants === 1;
  const canPay = credits >= price.of(variants);
  const isBroke = credits === 0;
  const isOneCredit = price.of(variants) === 1;
  const [isRemembered, setRemembered] = useState(false);
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={
        isOne
          ? t('editor.generate.confirmTitle')
          : t('request.variants.confirmTitle', { images: price.images(variants) })
      }
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          {canPay ? (
            <Button
              variant="volt"
              data-autofocus
              busy={each === null && choice.priceError === null}
              disabled={choice.priceError !== null}
              busyLabel={t('request.model.loading')}
              onClick={() => {
                if (!request || each === null) return;
                if (isOneCredit) setAsksForOneCredit(!isRemembered);
                onConfirm({ ...request, maxCredits: each * request.variants });
              }}
            >
              {t('request.variants.confirm', { credits: price.credits(variants) })}
            </Button>
          ) : (
            <Link to="/credits" data-autofocus className={buttonClass()}>
              {t('editor.generate.buyCredits')}
            </Link>
          )}
        </>
      }
    >
      {canPay ? (
        <div className="grid gap-4">
          {isRepriced && each !== null && (
            <Alert>{t('request.model.changed', { credits: price.credits(variants) })}</Alert>
          )}
          {isRepeated && <Alert>{t('editor.generate.repeated')}</Alert>}
          <PriceFailed choice={choice} />
          {shown && <Summary request={shown} />}
          <p className="text-text-2">
            {each !== null && each !== 1
              ? t('request.model.atMost', { credits: price.credits(variants) })
              : isOne
                ? t('editor.generate.confirmText')
                : t('request.variants.confirmText', { credits: price.credits(variants) })}{' '}
            {t('request.variants.cancels', { count: productConfig.cancelsOfDay })}{' '}
            <span className="tabular-nums">
              {t('request.variants.left', { count: credits, left: credits - price.of(variants) })}
            </span>
          </p>
          {isOneCredit && (
            <label className="flex min-h-8 items-center gap-2.5 text-small">
              <input
                type="checkbox"
                className="size-4"
                checked={isRemembered}
                onChange={({ target }) => setRemembered(target.checked)}
              />
              {t('request.withoutQuestion')}
            </label>
          )}
        </div>
      ) : (
        <Alert>
          {isBroke
            ? errorCatalogue.insufficient_credits[currentLanguage()]
            : price.tooMany(variants, credits)}
        </Alert>
      )}
    </Dialog>
  );
};

const Summary = ({ request }: { request: VariantsRequest }) => {
  const { t } = useTranslation();
  return (
    <figure className="grid gap-1 rounded-input bg-surface-2 px-4 py-3">
      <figcaption className="text-micro text-text-3 tabular-nums">{request.aspectRatio}</figcaption>
      <blockquote className="line-clamp-4 text-small">{request.prompt}</blockquote>
      {request.lettering === 'drawn' && (
        <p className="text-small text-text-2">{t('request.lettering.confirm')}</p>
      )}
    </figure>
  );
};
