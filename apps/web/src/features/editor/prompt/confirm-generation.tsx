import { errorCatalogue, facts, type PictureRequest } from '@portada/contracts';
import { Alert, Button, buttonClass, Dialog } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentLanguage } from '../../../shared/i18n/language';

type ConfirmGenerationProps = {
  /** What would be asked for; null closes the dialog. */
  request: PictureRequest | null;
  /** What can be spent now. */
  credits: number;
  onConfirm: (request: PictureRequest) => void;
  onClose: () => void;
};

/** Asks before a credit is spent; without one it says so and shows the way to more. */
export const ConfirmGeneration = ({ request, credits, onConfirm, onClose }: ConfirmGenerationProps) => {
  const { t } = useTranslation();
  const canPay = credits >= facts.creditsPerGeneration;
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t('editor.generate.confirmTitle')}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          {canPay ? (
            <Button variant="volt" data-autofocus onClick={() => request && onConfirm(request)}>
              {t('editor.generate.confirm')}
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
          {request && <Summary request={request} />}
          <p className="text-text-2">
            {t('editor.generate.confirmText')}{' '}
            <span className="tabular-nums">{t('editor.generate.balance', { count: credits })}</span>
          </p>
        </div>
      ) : (
        <Alert>{errorCatalogue.insufficient_credits[currentLanguage()]}</Alert>
      )}
    </Dialog>
  );
};

const Summary = ({ request }: { request: PictureRequest }) => (
  <figure className="grid gap-1 rounded-input bg-surface-2 px-4 py-3">
    <figcaption className="text-micro text-text-3 tabular-nums">{request.aspectRatio}</figcaption>
    <blockquote className="line-clamp-4 text-small">{request.prompt}</blockquote>
  </figure>
);
