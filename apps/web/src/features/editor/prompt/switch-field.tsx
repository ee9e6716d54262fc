import { useId } from 'react';

type SwitchFieldProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Switch of the prompt panel with a hint below it. */
export const SwitchField = ({ label, hint, checked, onChange }: SwitchFieldProps) => {
  const hintId = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-text"
        />
        {label}
      </label>
      <p id={hintId} className="max-w-measure text-small text-text-3">
        {hint}
      </p>
    </div>
  );
};
