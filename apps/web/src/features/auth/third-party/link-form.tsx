import { identityLinkSchema } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSchemaForm } from '../../../shared/schema-form';
import { useLinkIdentity } from '../api/link-identity';
import { AuthForm } from '../auth-form';
import { PresentPasswordField } from '../password-fields';

/**
 * Form that links a third-party identity to the account with the same email after the password of the account was
 * entered.
 */
export const LinkForm = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const link = useLinkIdentity();
  const form = useSchemaForm(identityLinkSchema, ({ password }, refuse) =>
    link.mutate(password, { onError: refuse }),
  );
  return (
    <AuthForm
      form={form}
      call={link}
      submitLabel={t('auth.connect', { label })}
      busyLabel={t('auth.connecting')}
    >
      <PresentPasswordField error={form.errorOf('password')} />
    </AuthForm>
  );
};
