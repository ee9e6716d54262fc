import { hairColors, personGenders, skinTones } from '@portada/contracts';
import { Field, Select } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/translation';
import { listPeople } from '../../../shared/people/people-api';
import { queryKeys } from '../../../shared/query-keys';
import type { PromptForm } from './prompt-form';

/** Fields for a saved person, and for sex, skin and hair of a drawn person in the picture. An empty choice leaves them to prompt and image model. */
export const PersonField = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const hintId = useId();
  const open = <option value="">{t('editor.person.open')}</option>;
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-3">
      <legend className="mb-1.5 text-ui">{t('editor.person.section')}</legend>
      <p id={hintId} className="col-span-full max-w-measure text-small text-text-3">
        {t('editor.person.hint')}
      </p>
      <SavedPersonField form={form} />
      <Field label={t('editor.person.gender')}>
        <Select {...form.register('person.gender')}>
          {open}
          {personGenders.map((value) => (
            <option key={value} value={value}>
              {t(`editor.person.genders.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('editor.person.hair')}>
        <Select {...form.register('person.hair')}>
          {open}
          {hairColors.map((value) => (
            <option key={value} value={value}>
              {t(`editor.person.hairs.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="col-span-full">
        <Field label={t('editor.person.skin')}>
          <Select {...form.register('person.skin')}>
            {open}
            {skinTones.map((value) => (
              <option key={value} value={value}>
                {t(`editor.person.skins.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </fieldset>
  );
};

/** List of the saved people of the user; nothing without any. The chosen one takes the part of the person. */
const SavedPersonField = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const people = useQuery({ queryKey: queryKeys.people, queryFn: ({ signal }) => listPeople(signal) });
  const chosen = useWatch({ control: form.control, name: 'person.saved' });
  const isGone = people.data !== undefined && !!chosen && people.data.every(({ id }) => id !== chosen);
  useEffect(() => {
    // A request for a person that was deleted would be refused.
    if (isGone) form.setValue('person.saved', '', { shouldDirty: true });
  }, [isGone, form]);
  if (people.data === undefined || people.data.length === 0) return null;
  return (
    <div className="col-span-full">
      <Field label={t('editor.person.saved')} hint={t('editor.person.savedHint')}>
        <Select {...form.register('person.saved')}>
          <option value="">{t('editor.person.drawn')}</option>
          {people.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
