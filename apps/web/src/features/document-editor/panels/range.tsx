type RangeProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A slider for a number. */
export const Range = ({ label, value, min, max, step, onChange }: RangeProps) => (
  <input
    type="range"
    aria-label={label}
    min={min}
    max={max}
    step={step}
    value={value}
    onChange={({ target }) => onChange(target.valueAsNumber)}
    className="h-9 w-full pointer-coarse:h-11"
  />
);
