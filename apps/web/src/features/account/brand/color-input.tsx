type ColorInputProps = { label: string; value: string; onChange: (color: string) => void };

/** A color field of the browser with its value beside it. */
export const ColorInput = ({ label, value, onChange }: ColorInputProps) => (
  <label className="flex min-h-11 items-center gap-3 text-ui">
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-9 w-12 shrink-0 cursor-pointer rounded-input border border-border-control bg-surface p-1"
    />
    <span className="min-w-0">{label}</span>
    <span aria-hidden className="ml-auto text-small text-text-3 tabular-nums">
      {value}
    </span>
  </label>
);
