import { type ApiKeyScope, apiKeyLimits, apiKeyScopes, newApiKeySchema } from '@portada/contracts';
import { Alert, Button, Dialog, DialogActions, Field, Select, TextInput } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { usePasswordStep } from '../../shared/recent-sign-in/password-step';
import { useCreateApiKey } from './api-keys';
import { CheckList } from './check-list';
import { NewKey } from './new-key';

/** Days after which a new key can expire; 0 is never. */
const expiries = [30, 90, 365, 0] as const;

/** Dialog that creates a key and then shows it once. */
export const CreateKeyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const create = useCreateApiKey();
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(create.data ? 'developers.keyTitle' : 'developers.create')}
      closeLabel={t('shared.close')}
      busy={create.isPending}
    >
      {create.data ? (
        <NewKey value={create.data.key} onDone={close} />
      ) : (
        <CreateKeyForm create={create} onClose={close} />
      )}
    </Dialog>
  );
};

type CreateKeyFormProps = { create: ReturnType<typeof useCreateApiKey>; onClose: () => void };

const CreateKeyForm = ({ create, onClose }: CreateKeyFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read', 'generate']);
  const [days, setDays] = useState<number>(expiries[1]);
  const [cap, setCap] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = newApiKeySchema.safeParse({
    name,
    scopes,
    ...(days > 0 && { days }),
    ...(cap.trim() !== '' && { monthlyCredits: Number(cap) }),
  });
  const issueOf = (field: string) =>
    isChecked ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const step = usePasswordStep(create.error);
  const isBusy = create.isPending || step.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) step.run(() => create.mutate(parsed.data));
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Alert>{step.error}</Alert>
      <Field
        label={t('developers.name')}
        hint={t('developers.nameHint')}
        error={errorMessages.field(issueOf('name'))}
      >
        <TextInput
          maxLength={apiKeyLimits.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <CheckList
        legend={t('developers.scopes')}
        options={apiKeyScopes.map((value) => ({ value, label: t(`developers.scope.${value}`) }))}
        chosen={scopes}
        error={errorMessages.field(issueOf('scopes'))}
        onChange={setScopes}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('developers.expiry')}>
          <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {expiries.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('developers.expiryNever') : t('developers.expiryDays', { count })}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('developers.cap')}
          hint={t('developers.capHint')}
          error={issueOf('monthlyCredits') && t('developers.capError', { max: apiKeyLimits.monthlyCredits })}
        >
          <TextInput
            inputMode="numeric"
            maxLength={6}
            value={cap}
            onChange={({ target }) => setCap(target.value)}
          />
        </Field>
      </div>
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={isBusy} busyLabel={t('developers.creating')}>
          {t('developers.create')}
        </Button>
      </DialogActions>
    </form>
  );
};
