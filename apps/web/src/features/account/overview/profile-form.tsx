import { zodResolver } from '@hookform/resolvers/zod';
import { countryNamed, facts, type ProfilePatch, profilePatchSchema, type User } from '@portada/contracts';
import { Button, Field, Select, TextInput, toast } from '@portada/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../shared/api/client';
import { CountryOptions } from '../../../shared/country-options';
import { useSentences } from '../../../shared/i18n/sentences';
import { usePatchMe } from '../../../shared/session/patch-me';

const formSchema = z.object({
  displayName: profilePatchSchema.shape.displayName.unwrap(),
  /** Empty: left as it is. */
  country: z.string(),
});
type FormValues = z.infer<typeof formSchema>;
const fieldNames = ['displayName', 'country'] as const;

const patchOf = ({ displayName, country }: FormValues): ProfilePatch => ({
  displayName,
  ...(country === '' ? {} : { country }),
});

/** Edits name and country. @param props.onDone called when it was saved or cancelled */
export const ProfileForm = ({ user, onDone }: { user: User; onDone: () => void }) => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const patchMe = usePatchMe();
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { displayName: user.displayName, country: countryNamed(user.country ?? '') ?? '' },
  });
  const { setFocus, formState } = form;
  useEffect(() => setFocus('displayName'), [setFocus]);
  const errorOf = (name: keyof FormValues) => sentences.field(formState.errors[name]?.message);

  const onError = (error: Error) => {
    const message = error instanceof ApiError ? sentences.error(error) : t('account.unknownError');
    toast.error(t('account.updateFailed', { message }), { duration: facts.toastMs.profile });
    if (!(error instanceof ApiError)) return;
    for (const name of fieldNames) {
      const wrong = error.fields[name];
      if (wrong !== undefined) form.setError(name, { message: wrong }, { shouldFocus: true });
    }
  };
  const onSuccess = () => {
    toast.success(t('account.updated'), { duration: facts.toastMs.profile });
    onDone();
  };
  const submit = form.handleSubmit((values) => patchMe.mutate(patchOf(values), { onSuccess, onError }));

  return (
    <form noValidate className="grid gap-5 p-5 sm:px-6 sm:py-6" onSubmit={submit}>
      <Field label={t('account.username')} error={errorOf('displayName')}>
        <TextInput
          autoComplete="name"
          maxLength={facts.displayName.max}
          placeholder={t('account.namePlaceholder')}
          required
          {...form.register('displayName')}
        />
      </Field>
      <Field label={t('account.email')} hint={t('account.emailNote')}>
        <TextInput type="email" value={user.email} readOnly className="bg-surface-2 text-text-2" />
      </Field>
      <Field label={t('account.country')} error={errorOf('country')}>
        <Select autoComplete="country-name" {...form.register('country')}>
          <option value="">{t('account.selectCountry')}</option>
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
