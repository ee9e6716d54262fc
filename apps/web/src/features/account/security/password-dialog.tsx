import { productConfig, fieldMessage, passwordChangeSchema } from '@portada/contracts';
import { Alert, Button, Dialog, DialogActions, Field, toast } from '@portada/ui';
import { z } from 'zod';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { PasswordInput } from '../../../shared/password-input';
import { useSchemaForm } from '../../../shared/schema-form';
import { useChangePassword } from './change-password';

const { currentPassword, password } = passwordChangeSchema.shape;
const repetition = z.object({ password: z.string(), repeated: z.string() });

const formSchemaOf = (hasPassword: boolean) =>
  z
    .object({
      // The current password is required unless the account has no password.
      currentPassword: hasPassword ? currentPassword.unwrap() : currentPassword,
      password,
      repeated: z.string(),
      // A checkbox is a part of the form only while it is checked.
      endsAccess: z.literal('on').optional(),
    })
    .refine((values) => values.password === values.repeated, {
      path: ['repeated'],
      error: fieldMessage('passwords_differ'),
      // The error about different passwords is shown even if other fields are invalid.
      when: ({ value }) => repetition.safeParse(value).success,
    });

type PasswordDialogProps = {
  open: boolean;
  /**
   * True if the account has a password. Otherwise the dialog sets the first password and requires no current password.
   */
  hasPassword: boolean;
  onClose: () => void;
};

/** Dialog that changes the password of the account, or sets the first password. */
export const PasswordDialog = ({ open, hasPassword, onClose }: PasswordDialogProps) => {
  const { t } = useTranslation();
  const change = useChangePassword();
  const close = () => {
    change.reset();
    onClose();
  };
  const title = t(hasPassword ? 'security.change' : 'security.set');
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={t('shared.close')} busy={change.isPending}>
      <PasswordForm hasPassword={hasPassword} change={change} onClose={close} />
    </Dialog>
  );
};

type PasswordFormProps = {
  hasPassword: boolean;
  change: ReturnType<typeof useChangePassword>;
  onClose: () => void;
};

const PasswordForm = ({ hasPassword, change, onClose }: PasswordFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const onSuccess = () => {
    toast.success(t(hasPassword ? 'security.changed' : 'security.wasSet'));
    onClose();
  };
  const form = useSchemaForm(formSchemaOf(hasPassword), (values, refuse) =>
    change.mutate(
      {
        password: values.password,
        endsAccess: values.endsAccess === 'on',
        ...(hasPassword ? { currentPassword: values.currentPassword } : {}),
      },
      { onSuccess, onError: refuse },
    ),
  );

  return (
    <form {...form.props} className="grid gap-5">
      <Alert>{change.error && errorMessages.error(change.error)}</Alert>
      {hasPassword && (
        <Field label={t('security.current')} error={form.errorOf('currentPassword')}>
          <PasswordInput name="currentPassword" autoComplete="current-password" required />
        </Field>
      )}
      <Field
        label={t('security.new')}
        hint={t('security.newHint', { count: productConfig.password.min })}
        error={form.errorOf('password')}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label={t('security.repeat')} error={form.errorOf('repeated')}>
        <PasswordInput name="repeated" autoComplete="new-password" required />
      </Field>
      {hasPassword && (
        <label className="flex items-start gap-2.5 text-small">
          <input type="checkbox" name="endsAccess" defaultChecked className="mt-0.5 size-4 shrink-0" />
          {t('security.endsAccess')}
        </label>
      )}
      <DialogActions>
        <Button variant="outline" disabled={change.isPending} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={change.isPending} busyLabel={t('security.saving')}>
          {t(hasPassword ? 'security.change' : 'security.set')}
        </Button>
      </DialogActions>
    </form>
  );
};
