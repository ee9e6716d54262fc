import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

/** Duration of the closing animation of a dialog (`.pt-dialog` in base.css), in ms. */
const exitMs = 140;

/** Returns true while the contents of a dialog are mounted: from opening until the end of the exit animation. */
const usePresence = (open: boolean): boolean => {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), exitMs);
    return () => clearTimeout(timer);
  }, [open]);
  return present;
};

/**
 * Opens and closes a modal `<dialog>` element. On closing, the browser returns the focus to the element that had
 * the focus before.
 */
const useModal = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select');
    first?.focus();
    return () => dialog.close();
  }, [open]);
  return ref;
};

type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** True while an action of the dialog runs. Esc, the backdrop and the close button then do nothing. */
  busy?: boolean;
  role?: 'alertdialog';
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A modal `<dialog>` that closes on Esc and on a click on the backdrop. Base of Dialog, AlertDialog and Viewer. */
export const Modal = ({
  open,
  onClose,
  busy = false,
  role,
  labelledBy,
  describedBy,
  className,
  children,
}: ModalProps) => {
  const ref = useModal(open);
  const present = usePresence(open);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onClose();
  };
  return (
    // A click on the backdrop is an event of the dialog element. Esc closes the dialog by keyboard. Browsers send
    // `cancel` for Esc, except after a tooltip inside the dialog has handled the key, so keydown is handled as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !busy) onClose();
      }}
      className={classNames('pt-dialog pt-edge bg-surface p-0 text-text shadow-dialog', className)}
    >
      {present && children}
    </dialog>
  );
};

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Accessible name of the close button of the dialog. */
  closeLabel: string;
  busy?: boolean;
  /** True for a dialog with a picture, which is as wide as the window allows; false by default. */
  wide?: boolean;
  /**
   * Buttons at the end of the dialog, the main button last. A dialog with a form passes the buttons in `children`
   * instead.
   */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, whose title is its accessible name. The first field gets the focus when the dialog opens. The
 * contents are mounted again at each opening, so a form in the dialog starts empty.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  busy = false,
  wide = false,
  footer,
  children,
}: DialogProps) => {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={busy}
      labelledBy={titleId}
      className={classNames(
        'rounded-hero',
        wide ? 'w-[min(100%-2rem,60rem)]' : 'w-[min(100%-2rem,var(--container-dialog))]',
      )}
    >
      <div className="grid grid-cols-1 gap-5 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-[1.375rem] leading-tight font-[750] tracking-[-0.015em]">
            {title}
          </h2>
          <IconButton
            label={closeLabel}
            icon={<X aria-hidden />}
            size="small"
            className="-mt-1 -mr-2"
            disabled={busy}
            onClick={onClose}
          />
        </div>
        {children}
        {footer !== undefined && <DialogActions>{footer}</DialogActions>}
      </div>
    </Modal>
  );
};

/** The buttons at the end of a dialog: side by side, or stacked on narrow screens. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
);

type AlertDialogProps = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** Further fields below the text. */
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  busy?: boolean;
  busyLabel?: string;
  /** Variant of the confirm button: `danger` (default) is for destructive actions. */
  variant?: 'danger' | 'primary' | 'volt';
  /** Message of a failed action, shown in the open dialog. */
  error?: string | undefined;
};

/** Asks for confirmation of an action that cannot be undone. Cancel has the initial focus. */
export const AlertDialog = ({ variant = 'danger', busy = false, ...props }: AlertDialogProps) => {
  const titleId = useId();
  const textId = useId();
  return (
    <Modal
      open={props.open}
      onClose={props.onCancel}
      busy={busy}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      className="w-[min(100%-2rem,var(--container-dialog))] rounded-hero"
    >
      <div className="grid grid-cols-1 gap-3 p-6">
        <h2 id={titleId} className="text-[1.375rem] leading-tight font-[750] tracking-[-0.015em]">
          {props.title}
        </h2>
        <div id={textId} className="text-body text-text-2">
          {props.text}
        </div>
        {props.children}
        <div role="alert" className="text-small font-[550] text-danger-text">
          {props.error}
        </div>
        <div>
          <DialogActions>
            <Button variant="outline" data-autofocus disabled={busy} onClick={props.onCancel}>
              {props.cancelLabel}
            </Button>
            <Button
              variant={variant}
              busy={busy}
              onClick={props.onConfirm}
              {...(props.busyLabel === undefined ? {} : { busyLabel: props.busyLabel })}
            >
              {props.confirmLabel}
            </Button>
          </DialogActions>
        </div>
      </div>
    </Modal>
  );
};
