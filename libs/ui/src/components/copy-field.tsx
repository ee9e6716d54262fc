import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from './icon-button';
import { announce } from './live-region';

type CopyFieldProps = { label: string; value: string; copyLabel: string; copiedLabel: string };

/** A read-only input with a copy button. Focusing the input selects its whole value. */
export const CopyField = ({ label, value, copyLabel, copiedLabel }: CopyFieldProps) => {
  const id = useId();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(value);
    announce(copiedLabel);
  };
  const done = copied === value;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-ui">
        {label}
      </label>
      <div className="flex items-center rounded-input border border-border-control bg-surface-2 pr-1">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="h-11 min-w-0 flex-1 rounded-input bg-transparent px-3.5 text-small tabular-nums"
        />
        <IconButton
          label={done ? copiedLabel : copyLabel}
          icon={done ? <Check aria-hidden /> : <Copy aria-hidden />}
          size="small"
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
};
