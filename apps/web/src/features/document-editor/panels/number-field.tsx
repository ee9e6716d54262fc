import { Field, TextInput } from '@portada/ui';
import { useState } from 'react';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
};

/** A number that is applied while it is typed. An incomplete or wrong number is not applied, and replaced on leaving. */
export const NumberField = ({ label, value, min, max, step = 1, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = String(Math.round(value * 100) / 100);
  return (
    <Field label={label}>
      <TextInput
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        className="tabular-nums"
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.valueAsNumber;
          if (Number.isFinite(next) && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
};
