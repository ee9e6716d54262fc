import { type WebhookEndpoint, productConfig } from '@portada/contracts';
import { Badge, Button, DropdownMenu, IconButton, MenuItem, MenuSeparator, toast } from '@portada/ui';
import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { DeliveriesDialog } from './deliveries-dialog';
import {
  DeleteWebhookDialog,
  EditWebhookDialog,
  ReplaceSecretDialog,
  SwitchWebhookDialog,
} from './webhook-dialogs';
import { useTestWebhook } from './webhooks';

/** Dialogs that the row of an endpoint can open. */
const dialogs = {
  deliveries: DeliveriesDialog,
  edit: EditWebhookDialog,
  switch: SwitchWebhookDialog,
  replace: ReplaceSecretDialog,
  delete: DeleteWebhookDialog,
};
type DialogName = keyof typeof dialogs;

/** One endpoint of the list, with its state, its buttons and its dialogs. */
export const WebhookRow = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const [opened, setOpened] = useState<DialogName | null>(null);
  const { url, description, disabledReason } = endpoint;
  const { t } = useTranslation();
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="text-ui break-all">{url}</p>
          {description !== '' && <p className="text-small break-words text-text-2">{description}</p>}
          <p className="text-small text-text-2">
            {endpoint.events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}
          </p>
        </div>
        <Actions endpoint={endpoint} onOpen={setOpened} />
      </div>
      <State endpoint={endpoint} />
      <div className="flex flex-wrap gap-2">
        {disabledReason === null && <TestButton endpoint={endpoint} />}
        <Button
          variant="outline"
          size="small"
          aria-label={t('webhooks.deliveriesOf', { url })}
          onClick={() => setOpened('deliveries')}
        >
          {t('webhooks.deliveries')}
        </Button>
      </div>
      {(Object.keys(dialogs) as DialogName[]).map((name) => {
        const Named = dialogs[name];
        return (
          <Named key={name} endpoint={endpoint} open={opened === name} onClose={() => setOpened(null)} />
        );
      })}
    </li>
  );
};

const State = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { disabledReason, failingSince, formerSecretUntil } = endpoint;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-text-3">
      {disabledReason !== null && (
        <Badge tone={disabledReason === 'owner' ? 'neutral' : 'danger'}>
          {t(`webhooks.disabled.${disabledReason}`)}
        </Badge>
      )}
      {disabledReason === null && failingSince !== null && (
        <Badge tone="warning">{t('webhooks.failing', { when: format.dateTime(failingSince) })}</Badge>
      )}
      {disabledReason === null && failingSince === null && (
        <Badge tone="success">{t('webhooks.enabled')}</Badge>
      )}
      {formerSecretUntil !== null && (
        <span>{t('webhooks.formerSecret', { when: format.dateTime(formerSecretUntil) })}</span>
      )}
    </div>
  );
};

const TestButton = ({ endpoint: { id, url } }: { endpoint: WebhookEndpoint }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const test = useTestWebhook();
  const send = () =>
    test.mutate(id, {
      onSuccess: () => toast.success(t('webhooks.tested')),
      onError: (error) => toast.error(errorMessages.error(error)),
    });
  return (
    <Button
      variant="outline"
      size="small"
      busy={test.isPending}
      aria-label={t('webhooks.testOf', { url })}
      onClick={send}
    >
      {t('webhooks.test')}
    </Button>
  );
};

type ActionsProps = { endpoint: WebhookEndpoint; onOpen: (dialog: DialogName) => void };

const Actions = ({ endpoint: { url, disabledReason }, onOpen }: ActionsProps) => {
  const { t } = useTranslation();
  return (
    <DropdownMenu
      typeAheadMs={productConfig.menuTypeAheadMs}
      trigger={<IconButton label={t('webhooks.more', { url })} icon={<Ellipsis aria-hidden />} />}
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen('edit')}>
        {t('webhooks.edit')}
      </MenuItem>
      <MenuItem icon={<Power aria-hidden />} onSelect={() => onOpen('switch')}>
        {t(disabledReason === null ? 'webhooks.disable' : 'webhooks.enable')}
      </MenuItem>
      <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => onOpen('replace')}>
        {t('webhooks.replace')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onOpen('delete')}>
        {t('webhooks.delete')}
      </MenuItem>
    </DropdownMenu>
  );
};
