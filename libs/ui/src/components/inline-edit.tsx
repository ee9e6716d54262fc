import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { TextArea, TextInput } from './field';
import { IconButton } from './icon-button';

type InlineEditProps = {
  value: string;
  /** Saves the text; the promise resolves after saving. A rejection keeps the field open with the typed text. */
  onSave: (value: string) => Promise<unknown>;
  /** Element that shows the value when the field is closed, such as a heading. */
  children: ReactNode;
  labels: { field: string; edit: string; save: string; cancel: string };
  /** Least number of characters that can be saved, without spaces around them: 1 by default. */
  minLength?: number;
  maxLength?: number;
  multiline?: boolean;
  className?: string;
};

/** A text with inline editing: Enter saves (Ctrl+Enter for multi-line text), Esc cancels. */
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
  minLength = 1,
  maxLength,
  multiline,
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
  const savable = draft.trim().length >= minLength;

  const save = async () => {
    if (!savable || busy) return;
    if (draft.trim() === value) return onLeave();
    setBusy(true);
    try {
      await onSave(draft.trim());
      onLeave();
    } catch {
      // The caller's `onSave` shows the error. The typed text is kept for another attempt.
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
      {/*
       * The displayed value may be the heading of the page, so the value stays available to screen readers while the
       * field is open.
       */}
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
