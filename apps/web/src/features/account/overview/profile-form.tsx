import {
  countryNamed,
  productConfig,
  profilePatchSchema,
  unspecifiedCountry,
  type User,
} from '@portada/contracts';
import { Button, Field, Select, TextInput, toast } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/api/client';
import { CountryOptions } from '../../../shared/country-options';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSchemaForm } from '../../../shared/schema-form';
import { usePatchMe } from '../../../shared/session/patch-me';

const formSchema = profilePatchSchema.pick({ displayName: true, country: true });

/**
 * Form that edits name and country of the user.
 * @param props.onDone called after saving or cancelling
 */
export const ProfileForm = ({ user, onDone }: { user: User; onDone: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const patchMe = usePatchMe();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const onSuccess = () => {
    toast.success(t('account.updated'), { duration: productConfig.toastMs.profile });
    onDone();
  };
  const form = useSchemaForm(formSchema, (values, refuse) => {
    const onError = (error: Error) => {
      const message = error instanceof ApiError ? errorMessages.error(error) : t('account.unknownError');
      toast.error(t('account.updateFailed', { message }), { duration: productConfig.toastMs.profile });
      refuse(error);
    };
    patchMe.mutate(values, { onSuccess, onError });
  });

  return (
    <form {...form.props} className="grid gap-5 p-5 sm:px-6 sm:py-6">
      <Field label={t('account.username')} error={form.errorOf('displayName')}>
        <TextInput
          ref={name}
          name="displayName"
          defaultValue={user.displayName}
          autoComplete="name"
          maxLength={productConfig.displayName.max}
          placeholder={t('account.namePlaceholder')}
          required
        />
      </Field>
      <Field label={t('account.email')} hint={t('account.emailNote')}>
        <TextInput type="email" value={user.email} readOnly className="bg-surface-2 text-text-2" />
      </Field>
      <Field label={t('account.country')} error={form.errorOf('country')}>
        <Select
          name="country"
          defaultValue={countryNamed(user.country ?? '') ?? unspecifiedCountry}
          autoComplete="country-name"
        >
          <option value={unspecifiedCountry}>{t('account.selectCountry')}</option>
          <CountryOptions />
        </Select>
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={patchMe.isPending} onClick={onDone}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={patchMe.isPending} busyLabel={t('account.saving')}>
          {t('account.saveChanges')}
        </Button>
      </div>
    </form>
  );
};
