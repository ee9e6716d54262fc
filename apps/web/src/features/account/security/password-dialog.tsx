import { zodResolver } from '@hookform/resolvers/zod';
import { facts, fieldMessage, passwordChangeSchema } from '@portada/contracts';
import { Alert, Button, Dialog, DialogActions, Field, toast } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../shared/api/client';
import { useSentences } from '../../../shared/i18n/sentences';
import { PasswordInput } from '../../../shared/password-input';
import { useChangePassword } from './change-password';

const { currentPassword, password } = passwordChangeSchema.shape;
const repetition = z.object({ password: z.string(), repeated: z.string() });

const formSchemaOf = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: hasPassword ? currentPassword.unwrap() : z.string(),
      password,
      repeated: z.string(),
    })
    .refine((values) => values.password === values.repeated, {
      path: ['repeated'],
      error: fieldMessage('passwords_differ'),
      // Told even while other fields are still wrong.
      when: ({ value }) => repetition.safeParse(value).success,
    });

type FormValues = z.infer<ReturnType<typeof formSchemaOf>>;
const fieldNames = ['currentPassword', 'password'] as const;

type PasswordDialogProps = {
  open: boolean;
  /** Whether there is one to change; else the first is set, and no present one is asked for. */
  hasPassword: boolean;
  onClose: () => void;
};

/** Changes the password of the account, or sets its first. */
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
  const sentences = useSentences();
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchemaOf(hasPassword)),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  const errorOf = (name: keyof FormValues) => sentences.field(form.formState.errors[name]?.message);

  const onSuccess = () => {
    toast.success(t(hasPassword ? 'security.changed' : 'security.wasSet'));
    onClose();
  };
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    for (const name of fieldNames) {
      const message = error.fields[name];
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
    }
  };
  const submit = form.handleSubmit((values) =>
    change.mutate(
      {
        password: values.password,
        ...(hasPassword ? { currentPassword: values.currentPassword } : {}),
      },
      { onSuccess, onError },
    ),
  );

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Alert>{change.error && sentences.error(change.error)}</Alert>
      {hasPassword && (
        <Field label={t('security.current')} error={errorOf('currentPassword')}>
          <PasswordInput autoComplete="current-password" required {...form.register('currentPassword')} />
        </Field>
      )}
      <Field
        label={t('security.new')}
        hint={t('security.newHint', { count: facts.password.min })}
        error={errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" required {...form.register('password')} />
      </Field>
      <Field label={t('security.repeat')} error={errorOf('repeated')}>
        <PasswordInput autoComplete="new-password" required {...form.register('repeated')} />
      </Field>
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
