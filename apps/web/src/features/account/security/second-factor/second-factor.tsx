import type { SecondFactorStatus } from '@portada/contracts';
import { Button, Dialog, ErrorState, Skeleton, toast } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../../../shared/i18n/error-messages';
import { useFormat } from '../../../../shared/i18n/format';
import { useTranslation } from '../../../../shared/i18n/translation';
import { Row } from '../../section';
import { ConfirmForm } from '../../../../shared/recent-sign-in/confirm-form';
import { Passkeys } from './passkeys';
import { RecoveryCodesList } from './recovery-codes';
import { useNewRecoveryCodes, useRemoveTotp, useSecondFactor } from './second-factor-api';
import { SetUpDialog } from './set-up-dialog';

/** Rows of the profile page about the authenticator app, the passkeys and the recovery codes. */
export const SecondFactor = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = useSecondFactor();
  if (data) return <Rows status={data} />;
  if (isPending) return <Skeleton className="m-5 h-14 sm:mx-6" />;
  return (
    <ErrorState
      title={t('secondFactor.failed')}
      text={errorMessages.error(error)}
      retryLabel={t('shared.retry')}
      onRetry={() => void refetch()}
    />
  );
};

type Asked = 'set-up' | 'remove' | 'codes';

const Rows = ({ status: { totp, passkeys, recoveryCodesLeft } }: { status: SecondFactorStatus }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Row
        title={t('secondFactor.app')}
        text={
          totp ? t('secondFactor.appOn', { date: format.date(totp.createdAt) }) : t('secondFactor.appOff')
        }
      >
        <Button variant="outline" onClick={() => setAsked(totp ? 'remove' : 'set-up')}>
          {t(totp ? 'secondFactor.remove' : 'secondFactor.setUp')}
        </Button>
      </Row>
      <Passkeys passkeys={passkeys} />
      {(totp !== null || passkeys.length > 0) && (
        <Row title={t('secondFactor.codes')} text={t('secondFactor.codesText', { count: recoveryCodesLeft })}>
          <Button variant="outline" onClick={() => setAsked('codes')}>
            {t('secondFactor.newCodes')}
          </Button>
        </Row>
      )}
      <SetUpDialog open={asked === 'set-up'} onClose={close} />
      <RemoveDialog open={asked === 'remove'} onClose={close} />
      <NewCodesDialog open={asked === 'codes'} onClose={close} />
    </>
  );
};

type DialogProps = { open: boolean; onClose: () => void };

const RemoveDialog = ({ open, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const remove = useRemoveTotp();
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    toast.success(t('secondFactor.removed'));
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('secondFactor.removeTitle')}
      closeLabel={t('shared.close')}
      busy={remove.isPending}
    >
      <ConfirmForm
        text={t('secondFactor.removeText')}
        submitLabel={t('secondFactor.remove')}
        busyLabel={t('secondFactor.removing')}
        variant="danger"
        action={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: done }) }}
        onClose={close}
      />
    </Dialog>
  );
};

const NewCodesDialog = ({ open, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const create = useNewRecoveryCodes();
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(create.data ? 'secondFactor.codesTitle' : 'secondFactor.newCodesTitle')}
      closeLabel={t('shared.close')}
      busy={create.isPending}
    >
      {create.data ? (
        <RecoveryCodesList codes={create.data.recoveryCodes} onDone={close} />
      ) : (
        <ConfirmForm
          text={t('secondFactor.newCodesText')}
          submitLabel={t('secondFactor.newCodes')}
          busyLabel={t('secondFactor.creating')}
          action={{ ...create, mutate: () => create.mutate() }}
          onClose={close}
        />
      )}
    </Dialog>
  );
};
