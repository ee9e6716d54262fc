import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shared/api/client';

/**
 * Puts the server's sentences on single fields beside those fields, and the focus into the first of them.
 * @param names fields of the form, in the order in which they stand
 */
export const showFieldErrors = <T extends FieldValues, U>(
  form: UseFormReturn<T, U, T>,
  error: unknown,
  names: readonly Path<T>[],
): void => {
  if (!(error instanceof ApiError)) return;
  const wrong = names.filter((name) => error.fields[name] !== undefined);
  wrong.forEach((name, index) =>
    form.setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: index === 0 }),
  );
};
