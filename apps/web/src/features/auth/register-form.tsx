import { productConfig, registerSchema } from '@portada/contracts';
import { Alert, Field, Select, TextInput } from '@portada/ui';
import { useState } from 'react';
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

/** Name of the hidden field that only robots fill. No rule of a browser or a password manager knows the name. */
const decoyName = 'kept-empty';

/** Attributes by which 1Password, LastPass, Bitwarden and Dashlane leave a field alone. */
const ignoredByManagers = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

const formSchema = registerSchema
  .omit({ website: true })
  .extend({ repeated: z.string(), [decoyName]: z.string() })
  .refine(agree, disagreement);

/** Form that creates a new account. */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const check = useBotCheck();
  const register = useRegister(check);
  const [isDecoyFilled, setDecoyFilled] = useState(false);
  const form = useSchemaForm(formSchema, ({ repeated: _, [decoyName]: decoy, ...body }, refuse) => {
    setDecoyFilled(decoy !== '');
    // A program that fills forms for a person can fill the decoy, so the person sees a message and can send the form again.
    const field = form.props.ref.current?.elements.namedItem(decoyName);
    if (decoy !== '' && field instanceof HTMLInputElement) field.value = '';
    else register.mutate(body, { onError: refuse });
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
          {t('auth.decoy')}
          <input type="text" name={decoyName} tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
        </label>
      </div>
      {isDecoyFilled && <Alert>{t('auth.decoyFilled')}</Alert>}
    </AuthForm>
  );
};
