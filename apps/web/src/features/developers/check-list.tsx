import { useId } from 'react';

type CheckListProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Message below the choices. */
  error: string | undefined;
  onChange: (chosen: readonly Value[]) => void;
};

/** A group of checkboxes, of which several can be chosen. */
export const CheckList = <Value extends string>({
  legend,
  options,
  chosen,
  error,
  onChange,
}: CheckListProps<Value>) => {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="grid gap-1">
      <legend className="mb-1 text-ui">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-8 items-start gap-2.5 py-1 text-small">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </label>
      ))}
      {error !== undefined && (
        <p id={errorId} className="text-small font-[550] text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
};
