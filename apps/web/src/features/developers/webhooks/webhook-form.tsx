import {
  type NewWebhookEndpoint,
  type WebhookEvent,
  newWebhookEndpointSchema,
  webhookEvents,
  webhookLimits,
} from '@portada/contracts';
import { Alert, Button, DialogActions, Field, TextInput } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../shared/api/client';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePasswordStep } from '../../../shared/recent-sign-in/password-step';
import { CheckList } from '../check-list';

type WebhookFormProps = {
  initial: NewWebhookEndpoint;
  /** Error of the last try; null before it. */
  error: Error | null;
  isPending: boolean;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (values: NewWebhookEndpoint) => void;
  onCancel: () => void;
};

/** Form of an endpoint: address, description and events. A refused address is shown at its field. */
export const WebhookForm = ({ initial, error, isPending, ...props }: WebhookFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [url, setUrl] = useState(initial.url);
  const [refusedUrl, setRefusedUrl] = useState<string | null>(null);
  const [description, setDescription] = useState(initial.description);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const [isChecked, setIsChecked] = useState(false);
  const parsed = newWebhookEndpointSchema.safeParse({ url, description, events });
  const issueOf = (field: string) =>
    isChecked
      ? errorMessages.field(parsed.error?.issues.find(({ path }) => path[0] === field)?.message)
      : undefined;
  const refused = error instanceof ApiError && refusedUrl === url ? error.fields['url'] : undefined;
  const step = usePasswordStep(error);
  const isBusy = isPending || step.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!parsed.success) return;
    setRefusedUrl(url);
    step.run(() => props.onSubmit(parsed.data));
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Alert>{refused === undefined ? step.error : undefined}</Alert>
      <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')} error={issueOf('url') ?? refused}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={webhookLimits.url}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Field
        label={t('webhooks.description')}
        hint={t('webhooks.descriptionHint')}
        error={issueOf('description')}
      >
        <TextInput
          maxLength={webhookLimits.description}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
      <CheckList
        legend={t('webhooks.events')}
        options={webhookEvents.map((value) => ({ value, label: t(`webhooks.event.${value}`) }))}
        chosen={events}
        error={issueOf('events')}
        onChange={setEvents}
      />
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={props.onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={isBusy} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
