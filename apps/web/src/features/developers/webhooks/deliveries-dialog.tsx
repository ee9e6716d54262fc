import type { WebhookDelivery } from '@portada/contracts';
import { Badge, type BadgeTone, Button, Dialog, EmptyState, ErrorState, Skeleton, toast } from '@portada/ui';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import type { WebhookDialogProps } from './webhook-dialogs';
import { useDeliveries, useResendDelivery } from './webhooks';

/** Dialog with the last deliveries of an endpoint, each of which can be sent again. */
export const DeliveriesDialog = ({ endpoint, open, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('webhooks.deliveries')}
      closeLabel={t('shared.close')}
      wide
    >
      <p className="text-small break-all text-text-2">{endpoint.url}</p>
      <Deliveries id={endpoint.id} canSend={endpoint.disabledReason === null} />
    </Dialog>
  );
};

const Deliveries = ({ id, canSend }: { id: string; canSend: boolean }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const deliveries = useDeliveries(id);
  if (deliveries.isPending)
    return (
      <div role="status" aria-label={t('shared.loading')} className="grid gap-3">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    );
  if (deliveries.data === undefined)
    return (
      <ErrorState
        title={t('webhooks.deliveriesFailed')}
        text={errorMessages.error(deliveries.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void deliveries.refetch()}
      />
    );
  const { items } = deliveries.data;
  if (items.length === 0)
    return <EmptyState title={t('webhooks.noDeliveries')} text={t('webhooks.noDeliveriesText')} />;
  return (
    <ul className="-mx-6 -mb-6 divide-y divide-border border-t border-border">
      {items.map((delivery) => (
        <DeliveryRow key={delivery.id} endpointId={id} delivery={delivery} canSend={canSend} />
      ))}
    </ul>
  );
};

const tones: Record<WebhookDelivery['status'], BadgeTone> = {
  pending: 'info',
  delivered: 'success',
  failed: 'danger',
};

type DeliveryRowProps = { endpointId: string; delivery: WebhookDelivery; canSend: boolean };

const DeliveryRow = ({ endpointId, delivery, canSend }: DeliveryRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const errorMessages = useErrorMessages();
  const resend = useResendDelivery();
  const { event, status, attempts, responseCode, failure, durationMs, createdAt, nextAttemptAt } = delivery;
  const when = format.dateTime(createdAt);
  const details = [
    failure !== null && t(`webhooks.failure.${failure}`),
    responseCode !== null && t('webhooks.answer', { code: responseCode }),
    durationMs !== null && format.duration(durationMs),
    t('webhooks.attempts', { count: attempts }),
    attempts > 0 && nextAttemptAt !== null && t('webhooks.next', { when: format.dateTime(nextAttemptAt) }),
  ];
  const send = () =>
    resend.mutate(
      { id: endpointId, deliveryId: delivery.id },
      {
        onSuccess: () => toast.success(t('webhooks.resent')),
        onError: (error) => toast.error(errorMessages.error(error)),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3.5 sm:flex-nowrap">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui">
          {t(`webhooks.event.${event}`)}
          <Badge tone={tones[status]}>{t(`webhooks.status.${status}`)}</Badge>
        </p>
        <p className="text-small text-text-2 tabular-nums">{details.filter(Boolean).join(' · ')}</p>
        <p className="text-small text-text-3 tabular-nums">
          <time dateTime={createdAt}>{when}</time>
        </p>
      </div>
      {canSend && status !== 'pending' && (
        <Button
          variant="outline"
          size="small"
          busy={resend.isPending}
          aria-label={t('webhooks.resendOf', { when })}
          onClick={send}
        >
          {t('webhooks.resend')}
        </Button>
      )}
    </li>
  );
};
