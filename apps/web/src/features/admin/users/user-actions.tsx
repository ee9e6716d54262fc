import { type AdminUserDetail, adminGrantSchema } from '@portada/contracts';
import { Button, Dialog, Field, TextInput, toast } from '@portada/ui';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/client';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { ReasonForm } from '../console/reason-form';
import { type AccountAct, type Grant, useAccountAct, useGrant } from './get-users';

type Act = AccountAct | 'grant';

/** Key of the messages of each action in `adminUsers`. */
const words = {
  grant: 'grant',
  disable: 'disable',
  enable: 'enable',
  'sign-out': 'signOut',
  'reset-second-factor': 'resetFactor',
} as const;
const doneWords = {
  disable: 'disabled',
  enable: 'enabled',
  'sign-out': 'signedOut',
  'reset-second-factor': 'factorReset',
} as const;

/** Buttons of the actions on an account, and the dialog that asks for the reason. */
export const UserActions = ({ user }: { user: AdminUserDetail }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Act | null>(null);
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState<Act>('grant');
  if (asked && asked !== shown) setShown(asked);
  const isDisabled = user.disabledAt !== null;
  const acts: Act[] = [
    'grant',
    'sign-out',
    ...(user.hasSecondFactor ? (['reset-second-factor'] as const) : []),
    isDisabled ? 'enable' : 'disable',
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={act === 'disable' ? 'danger' : 'outline'}
          onClick={() => setAsked(act)}
        >
          {t(`adminUsers.${words[act]}`)}
        </Button>
      ))}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`adminUsers.${words[shown]}Title`)}
        closeLabel={t('shared.close')}
      >
        {shown === 'grant' ? (
          <GrantForm key={String(asked)} userId={user.id} onClose={() => setAsked(null)} />
        ) : (
          <ActForm key={String(asked)} userId={user.id} act={shown} onClose={() => setAsked(null)} />
        )}
      </Dialog>
    </div>
  );
};

const ActForm = ({ userId, act, onClose }: { userId: string; act: AccountAct; onClose: () => void }) => {
  const { t } = useTranslation();
  const acting = useAccountAct(userId);
  return (
    <ReasonForm
      text={t(`adminUsers.${words[act]}Text`)}
      submitLabel={t(`adminUsers.${words[act]}`)}
      isDanger={act === 'disable' || act === 'reset-second-factor'}
      isPending={acting.isPending}
      error={acting.error}
      onCancel={onClose}
      onSubmit={(reason) =>
        acting.mutate(
          { act, reason },
          {
            onSuccess: () => {
              onClose();
              toast.success(t(`adminUsers.${doneWords[act]}`));
            },
          },
        )
      }
    />
  );
};

const GrantForm = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const grant = useGrant(userId);
  const [amount, setAmount] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const lastSent = useRef<Grant>(null);
  // An equal request has the same key, so that a repetition after a lost answer changes nothing.
  const toGrant = (credits: number, reason: string): Grant => {
    const last = lastSent.current;
    const isSame = last?.credits === credits && last.reason === reason;
    return (lastSent.current = isSame ? last : { credits, reason, key: crypto.randomUUID() });
  };
  const parsed = adminGrantSchema.shape.credits.safeParse(amount.trim() === '' ? undefined : Number(amount));
  const refused = grant.error instanceof ApiError ? grant.error.fields.credits : undefined;
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : refused;
  return (
    <ReasonForm
      text={t('adminUsers.grantText')}
      submitLabel={t('adminUsers.grant')}
      isDanger={false}
      isPending={grant.isPending}
      error={grant.error}
      onCancel={onClose}
      onSubmit={(reason) => {
        setIsChecked(true);
        if (!parsed.success) return;
        grant.mutate(toGrant(parsed.data, reason), {
          onSuccess: ({ available }) => {
            onClose();
            toast.success(t('adminUsers.granted', { count: available }));
          },
        });
      }}
    >
      <Field
        label={t('adminUsers.grantAmount')}
        hint={t('adminUsers.grantAmountHint')}
        error={errorMessages.field(fieldError)}
      >
        <TextInput
          type="text"
          inputMode="numeric"
          maxLength={7}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
    </ReasonForm>
  );
};
