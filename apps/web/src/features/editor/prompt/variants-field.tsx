import { productConfig } from '@portada/contracts';
import { classNames, Field, TextInput } from '@portada/ui';
import { type Ref, useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePrice } from './price';
import type { PromptForm } from './prompt-form';

const counts = Array.from(
  { length: productConfig.variants.max - productConfig.variants.min + 1 },
  (_, index) => productConfig.variants.min + index,
);

type VariantsFieldProps = {
  form: PromptForm;
  /** Credits that the user may spend; null while unknown. */
  credits: number | null;
  /** Price of one image in credits; null while unknown. */
  each: number | null;
};

/** Field for the number of pictures of a request, with the price of the pictures. */
export const VariantsField = ({ form, credits, each }: VariantsFieldProps) => {
  const price = usePrice(each);
  const variants = useWatch({ control: form.control, name: 'variants' });
  const isTooMany = credits !== null && credits > 0 && price.of(variants) > credits;
  return (
    <div className="grid gap-1.5">
      <Controller
        control={form.control}
        name="variants"
        render={({ field }) => <CountPicker ref={field.ref} value={field.value} onChange={field.onChange} />}
      />
      <p
        className={classNames(
          'text-small tabular-nums',
          isTooMany ? 'font-[550] text-danger-text' : 'text-text-3',
        )}
        role="status"
      >
        {isTooMany ? price.tooMany(variants, credits) : price.words(variants)}
      </p>
    </div>
  );
};

type CountPickerProps = { value: number; onChange: (count: number) => void; ref: Ref<HTMLInputElement> };

const CountPicker = ({ value, onChange, ref }: CountPickerProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui">{t('request.variants.label')}</legend>
      <div className="grid grid-cols-4 gap-2">
        {counts.map((count) => (
          <label
            key={count}
            className={classNames(
              'press relative grid h-11 place-items-center rounded-input border text-ui tabular-nums',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              count === value
                ? 'border-text bg-surface font-[700] ring-1 ring-text'
                : 'border-border-control hover:bg-surface-3',
            )}
          >
            <input
              ref={count === value ? ref : undefined}
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              onChange={() => onChange(count)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
              aria-label={t('request.variants.images', { count })}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Field for the seed of the built-in image model. Without a seed each generation gets a new seed. */
export const SeedField = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  return (
    <Field
      label={t('request.seed.label')}
      aside={t('editor.prompt.optional')}
      hint={t('request.seed.hint')}
      error={errorMessages.field(form.formState.errors.seed?.message)}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={t('request.seed.placeholder')}
        {...form.register('seed')}
      />
    </Field>
  );
};
