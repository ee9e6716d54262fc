import { productConfig, registerSchema } from '@portada/contracts';
import { Field, Select, TextInput } from '@portada/ui';
import { z } from 'zod';
import { CountryOptions } from '../../shared/country-options';
import { useTranslation } from '../../shared/i18n/translation';
import { useSchemaForm } from '../../shared/schema-form';
import { useRegister } from './api/register';
import { authCodeOf } from './auth-codes';
import { AuthForm, EmailField } from './auth-form';
import { TextLink } from './auth-links';
import { useBotCheck } from '../../shared/bot-check/use-bot-check';
import { agree, disagreement, NewPasswordFields } from './password-fields';

const formSchema = registerSchema.extend({ repeated: z.string() }).refine(agree, disagreement);

/** Form that creates a new account. */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const check = useBotCheck();
  const register = useRegister(check);
  const form = useSchemaForm(formSchema, ({ repeated: _, website, ...body }, refuse) => {
    // The field `website` is hidden, so only robots fill in this field. Robots see no error, and no account is
    // created.
    if (website) return;
    register.mutate(body, { onError: refuse });
  });
  return (
    <AuthForm
      form={form}
      call={register}
      errorAction={
        authCodeOf(register.error) === 'email-already-in-use' && (
          <TextLink to="/auth" replace className="text-danger-text!">
            {t('auth.signInInstead')}
          </TextLink>
        )
      }
      submitLabel={t('auth.createAccount')}
      busyLabel={t('auth.creatingAccount')}
      onFocus={() => check.prepare('register')}
    >
      <Field label={t('auth.fullName')} error={form.errorOf('displayName')}>
        <TextInput
          name="displayName"
          autoComplete="name"
          maxLength={productConfig.displayName.max}
          required
        />
      </Field>
      <EmailField error={form.errorOf('email')} />
      <Field label={t('auth.country')} error={form.errorOf('country')}>
        <Select name="country" autoComplete="country-name" required>
          <option value="">{t('auth.selectCountry')}</option>
          <CountryOptions />
        </Select>
      </Field>
      <NewPasswordFields label={t('auth.password')} errorOf={form.errorOf} />
      <div hidden>
        <label>
          {t('auth.website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </AuthForm>
  );
};
