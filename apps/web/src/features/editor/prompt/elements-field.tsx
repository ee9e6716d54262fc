import { productConfig } from '@portada/contracts';
import { Badge, Field, TextInput } from '@portada/ui';
import { useWatch } from 'react-hook-form';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { splitElements } from './prompt-form';
import type { PromptForm } from './prompt-form';

type ElementsFieldProps = { form: PromptForm; name: 'elementsToInclude' | 'elementsToAvoid' };

/** Text field for a comma-separated list of elements. The parsed elements are shown as chips below the field. */
export const ElementsField = ({ form, name }: ElementsFieldProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const isInclude = name === 'elementsToInclude';
  const { errors } = form.formState;
  const understood = splitElements(useWatch({ control: form.control, name }));
  return (
    <div className="grid gap-2">
      <Field
        label={t(isInclude ? 'editor.prompt.include' : 'editor.prompt.avoid')}
        aside={t('editor.prompt.optional')}
        hint={understood.length === 0 ? t('editor.prompt.elementsHint') : undefined}
        error={errorMessages.field(errors[name]?.message ?? firstOf(errors[name]))}
      >
        <TextInput
          autoComplete="off"
          maxLength={productConfig.elements.textLength}
          placeholder={t(isInclude ? 'editor.prompt.includePlaceholder' : 'editor.prompt.avoidPlaceholder')}
          {...form.register(name)}
        />
      </Field>
      {understood.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {understood.map((element) => (
            <li key={element} className="min-w-0 max-w-full">
              <Badge tone={isInclude ? 'accent' : 'neutral'}>
                <span className="max-w-48 truncate">{element}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Returns the first validation error of the entries of a list. The schema validates each entry. */
const firstOf = (error: unknown): string | undefined => {
  if (!Array.isArray(error)) return undefined;
  const first: unknown = error.find(Boolean);
  return typeof first === 'object' &&
    first !== null &&
    'message' in first &&
    typeof first.message === 'string'
    ? first.message
    : undefined;
};
