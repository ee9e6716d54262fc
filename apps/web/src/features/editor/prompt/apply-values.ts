import type { PromptForm, PromptValues } from './prompt-form';

/**
 * Puts values into the form of the prompt panel as if the creator had chosen them.
 * @param form form of the panel
 * @param values the fields to change
 * @returns a function that puts the former values back
 */
export const applyValues = (form: PromptForm, values: Partial<PromptValues>): (() => void) => {
  const present = form.getValues();
  // The form changes the object of a person in place.
  const former: PromptValues = { ...present, ...(present.person && { person: { ...present.person } }) };
  const names = Object.keys(values) as (keyof PromptValues)[];
  const put = (from: Partial<PromptValues>) => {
    for (const name of names)
      form.setValue(name, from[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  put(values);
  return () => put(former);
};
