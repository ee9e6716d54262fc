import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { TextArea, TextInput } from './field';
import { IconButton } from './icon-button';

type InlineEditProps = {
  value: string;
  /** Resolves when it is saved; a rejection leaves the field open with what was typed. */
  onSave: (value: string) => Promise<unknown>;
  /** How the value looks while it is not edited, such as a heading. */
  children: ReactNode;
  labels: { field: string; edit: string; save: string; cancel: string };
  maxLength?: number;
  multiline?: boolean;
  /** Whether an empty value may be saved. */
  allowEmpty?: boolean;
  className?: string;
};

/** A text that is changed where it stands: Enter saves (Ctrl+Enter in several lines), Esc gives up. */
export const InlineEdit = (props: InlineEditProps) => {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    button.current?.focus();
  }, [editing]);
  if (editing) {
    const leave = () => {
      returning.current = true;
      setEditing(false);
    };
    return <Editing {...props} onLeave={leave} />;
  }
  return (
    <div className={classNames('flex items-start gap-2', props.className)}>
      <div className="min-w-0">{props.children}</div>
      <IconButton
        ref={button}
        label={props.labels.edit}
        icon={<Pencil aria-hidden />}
        size="small"
        onClick={() => setEditing(true)}
      />
    </div>
  );
};

const Editing = ({
  value,
  onSave,
  labels,
  maxLength,
  multiline,
  allowEmpty,
  className,
  children,
  onLeave,
}: InlineEditProps & { onLeave: () => void }) => {
  const [draft, setDraft] = useState(value);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const savable = allowEmpty === true || draft.trim() !== '';

  const save = async () => {
    if (!savable || busy) return;
    if (draft.trim() === value) return onLeave();
    setBusy(true);
    try {
      await onSave(draft.trim());
      onLeave();
    } catch {
      // Whoever saves has said what went wrong; the typed text stays here to be tried again.
      setBusy(false);
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
    if (event.key === 'Enter' && (multiline !== true || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };
  const control = {
    ref: field,
    value: draft,
    maxLength,
    onKeyDown,
    readOnly: busy,
    'aria-label': labels.field,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
  };
  return (
    <div className={classNames('flex items-start gap-1', className)}>
      {/* It may be the page's heading: that stays, for who does not see the field in its place. */}
      <div className="sr-only">{children}</div>
      {multiline === true ? <TextArea {...control} rows={2} /> : <TextInput {...control} />}
      <IconButton
        label={labels.save}
        icon={<Check aria-hidden />}
        disabled={!savable || busy}
        onClick={() => void save()}
      />
      <IconButton label={labels.cancel} icon={<X aria-hidden />} disabled={busy} onClick={onLeave} />
    </div>
  );
};
