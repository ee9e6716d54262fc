import { type TotpSetUp, secondFactorCodeSchema } from '@portada/contracts';
import { Alert, Button, CopyField, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import type { FormEvent } from 'react';
import { useErrorMessages } from '../../../../shared/i18n/error-messages';
import { useTranslation } from '../../../../shared/i18n/translation';
import { useSchemaForm } from '../../../../shared/schema-form';
import { usePasswordStep } from '../../../../shared/recent-sign-in/password-step';
import { QrCode } from './qr-code';
import { RecoveryCodesList } from './recovery-codes';
import { useBeginTotp, useConfirmTotp } from './second-factor-api';

/** Dialog that sets up an authenticator app: the QR code, the first code, and the recovery codes. */
export const SetUpDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const begin = useBeginTotp();
  const confirm = useConfirmTotp();
  const codes = confirm.data?.recoveryCodes;
  const close = () => {
    begin.reset();
    confirm.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(codes ? 'secondFactor.codesTitle' : 'secondFactor.setUpTitle')}
      closeLabel={t('shared.close')}
      busy={begin.isPending || confirm.isPending}
    >
      {codes ? (
        <RecoveryCodesList codes={codes} onDone={close} />
      ) : begin.data ? (
        <FirstCodeForm setUp={begin.data} confirm={confirm} onClose={close} />
      ) : (
        <StartForm begin={begin} onClose={close} />
      )}
    </Dialog>
  );
};

type StartFormProps = { begin: ReturnType<typeof useBeginTotp>; onClose: () => void };

const StartForm = ({ begin, onClose }: StartFormProps) => {
  const { t } = useTranslation();
  const step = usePasswordStep(begin.error);
  const isBusy = begin.isPending || step.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.run(() => begin.mutate());
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-body text-text-2">{t('secondFactor.setUpStart')}</p>
      <Alert>{step.error}</Alert>
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={isBusy}>
          {t('secondFactor.continue')}
        </Button>
      </DialogActions>
    </form>
  );
};

type FirstCodeFormProps = {
  setUp: TotpSetUp;
  confirm: ReturnType<typeof useConfirmTotp>;
  onClose: () => void;
};

const FirstCodeForm = ({ setUp, confirm, onClose }: FirstCodeFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const form = useSchemaForm(secondFactorCodeSchema, ({ code }, refuse) =>
    confirm.mutate(code, {
      onError: refuse,
      onSuccess: ({ recoveryCodes }) => {
        toast.success(t('secondFactor.added'));
        if (recoveryCodes === null) onClose();
      },
    }),
  );
  const fieldError = form.errorOf('code');
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-body text-text-2">{t('secondFactor.scan')}</p>
      <QrCode text={setUp.uri} label={t('secondFactor.qrLabel')} />
      <CopyField
        label={t('secondFactor.secret')}
        value={setUp.secret}
        copyLabel={t('secondFactor.copySecret')}
        copiedLabel={t('secondFactor.copied')}
      />
      <Alert>
        {confirm.error && fieldError === undefined ? errorMessages.error(confirm.error) : undefined}
      </Alert>
      <Field label={t('secondFactor.code')} error={fieldError}>
        <TextInput name="code" data-autofocus autoComplete="one-time-code" inputMode="numeric" required />
      </Field>
      <DialogActions>
        <Button variant="outline" disabled={confirm.isPending} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={confirm.isPending} busyLabel={t('secondFactor.turningOn')}>
          {t('secondFactor.turnOn')}
        </Button>
      </DialogActions>
    </form>
  );
};
