import { zodResolver } from '@hookform/resolvers/zod';
import { identityLinkSchema } from '@portada/contracts';
import { Button, Field } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSentences } from '../../../shared/i18n/sentences';
import { useLinkIdentity } from '../api/link-identity';
import { AuthAlert } from '../auth-alert';
import { ForgotLink } from '../auth-links';
import { showFieldErrors } from '../field-errors';
import { PasswordInput } from '../../../shared/password-input';

/** The third-party account has the email of an account here: its password, once, ties the two together. */
export const LinkForm = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const link = useLinkIdentity();
  const form = useForm({ resolver: zodResolver(identityLinkSchema), defaultValues: { password: '' } });
  const submit = form.handleSubmit(({ password }) =>
    link.mutate(password, { onError: (error) => showFieldErrors(form, error, ['password']) }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <AuthAlert error={link.error} />
      <Field
        label={t('auth.password')}
        error={sentences.field(form.formState.errors.password?.message)}
        aside={<ForgotLink />}
      >
        <PasswordInput autoComplete="current-password" required {...form.register('password')} />
      </Field>
      <Button
        type="submit"
        variant="volt"
        size="large"
        busy={link.isPending}
        busyLabel={t('auth.connecting')}
      >
        {t('auth.connect', { label })}
      </Button>
    </form>
  );
};
