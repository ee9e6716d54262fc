import { newPasskeySchema, type SecondFactorStatus } from '@portada/contracts';
import { Alert, Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../../shared/i18n/error-messages';
import { useFormat } from '../../../../shared/i18n/format';
import { useTranslation } from '../../../../shared/i18n/translation';
import { PasskeyError, supportsPasskeys } from '../../../../shared/passkeys';
import { usePasswordStep } from '../../../../shared/recent-sign-in/password-step';
import { Row } from '../../section';
import { ConfirmForm } from '../../../../shared/recent-sign-in/confirm-form';
import { RecoveryCodesList } from './recovery-codes';
import { useAddPasskey, useRemovePasskey } from './second-factor-api';

type Passkey = SecondFactorStatus['passkeys'][number];

/** Row about passkeys, with a row for each passkey of the account. */
export const Passkeys = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const isSupported = supportsPasskeys();
  return (
    <>
      <Row
        title={t('secondFactor.passkeys')}
        text={t(isSupported ? 'secondFactor.passkeysText' : 'secondFactor.passkeysUnsupported')}
      >
        {isSupported && (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {t('secondFactor.addPasskey')}
          </Button>
        )}
      </Row>
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          title={passkey.name}
          text={
            passkey.lastUsedAt === null
              ? t('secondFactor.passkeyCreated', { date: format.date(passkey.createdAt) })
              : t('secondFactor.passkeyUsed', {
                  date: format.date(passkey.createdAt),
                  used: format.date(passkey.lastUsedAt),
                })
          }
        >
          <Button
            variant="outline"
            aria-label={t('secondFactor.removePasskey', { name: passkey.name })}
            onClick={() => setRemoving(passkey)}
          >
            {t('secondFactor.remove')}
          </Button>
        </Row>
      ))}
      <AddDialog open={adding} onClose={() => setAdding(false)} />
      <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} />
    </>
  );
};

const AddDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const add = useAddPasskey();
  const codes = add.data?.recoveryCodes;
  const close = () => {
    add.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(codes ? 'secondFactor.codesTitle' : 'secondFactor.addPasskey')}
      closeLabel={t('shared.close')}
      busy={add.isPending}
    >
      {codes ? <RecoveryCodesList codes={codes} onDone={close} /> : <AddForm add={add} onClose={close} />}
    </Dialog>
  );
};

const AddForm = ({ add, onClose }: { add: ReturnType<typeof useAddPasskey>; onClose: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = newPasskeySchema.shape.name.safeParse(name);
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const isRefused = add.error instanceof PasskeyError;
  const step = usePasswordStep(isRefused ? null : add.error);
  const isBusy = add.isPending || step.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!parsed.success) return;
    const onSuccess = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
      toast.success(t('secondFactor.passkeyAdded'));
      if (recoveryCodes === null) onClose();
    };
    step.run(() => add.mutate(parsed.data, { onSuccess }));
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-body text-text-2">{t('secondFactor.addPasskeyText')}</p>
      <Alert>{isRefused ? t('secondFactor.passkeyFailed') : step.error}</Alert>
      <Field
        label={t('secondFactor.passkeyName')}
        hint={t('secondFactor.passkeyNameHint')}
        error={errorMessages.field(fieldError)}
      >
        <TextInput maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={isBusy} busyLabel={t('secondFactor.adding')}>
          {t('secondFactor.addPasskey')}
        </Button>
      </DialogActions>
    </form>
  );
};

const RemoveDialog = ({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const remove = useRemovePasskey();
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(passkey);
  if (passkey && passkey !== shown) setShown(passkey);
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    toast.success(t('secondFactor.passkeyRemoved'));
    close();
  };
  return (
    <Dialog
      open={passkey !== null}
      onClose={close}
      title={t('secondFactor.removePasskeyTitle', { name: shown?.name ?? '' })}
      closeLabel={t('shared.close')}
      busy={remove.isPending}
    >
      <ConfirmForm
        text={t('secondFactor.removePasskeyText')}
        submitLabel={t('secondFactor.remove')}
        busyLabel={t('secondFactor.removing')}
        variant="danger"
        action={{ ...remove, mutate: () => shown && remove.mutate(shown.id, { onSuccess: done }) }}
        onClose={close}
      />
    </Dialog>
  );
};
