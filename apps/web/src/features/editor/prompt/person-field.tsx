import { hairColors, personGenders, skinTones } from '@portada/contracts';
import { Field, Select } from '@portada/ui';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import type { PromptForm } from './prompt-form';

/** Fields for sex, skin and hair of a person in the picture. An empty choice leaves them to prompt and image model. */
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
