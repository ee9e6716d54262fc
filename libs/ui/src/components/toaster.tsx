import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { toast, type ToastItem, useToasts } from './toasts';

const icons = {
  success: <CircleCheck className="size-5 shrink-0 text-success-text" aria-hidden />,
  error: <CircleAlert className="size-5 shrink-0 text-danger-text" aria-hidden />,
  info: <Info className="size-5 shrink-0 text-info-text" aria-hidden />,
};

type ToasterProps = {
  /** Accessible name of the region with the toasts. */
  label: string;
  closeLabel: string;
  /** Default duration of a toast in ms; hovering or focusing a toast pauses all timers. */
  duration: number;
};

/**
 * Shows the toasts of `toast.success(text)`, `toast.error(text)` and `toast.info(text)` below the navigation bar, where
 * they do not cover primary buttons. Render the Toaster once at the root, before the first toast.
 */
export const Toaster = ({ label, closeLabel, duration }: ToasterProps) => {
  const toasts = useToasts();
  const [isHeld, setHeld] = useState(false);
  const cards = (isError: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((item) => (
        <Toast key={item.id} item={item} duration={duration} closeLabel={closeLabel} isHeld={isHeld} />
      ));
  // Closing a toast also ends the pause of the timers, because a toast that disappears under the pointer sends no
  // pointerleave event.
  if (isHeld && toasts.length === 0) setHeld(false);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setHeld(currentTarget.contains(relatedTarget));
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 top-19 z-50 mx-auto grid max-w-[22.5rem] *:grid"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={blur}
    >
      <div role="status" aria-atomic={false}>
        {cards(false)}
      </div>
      <div role="alert" aria-atomic={false}>
        {cards(true)}
      </div>
    </section>
  );
};

type ToastProps = { item: ToastItem; duration: number; closeLabel: string; isHeld: boolean };

const Toast = ({ item, duration, closeLabel, isHeld }: ToastProps) => {
  const { id, kind, text, description, picture, action } = item;
  useClock(item.duration ?? duration, isHeld, id);
  return (
    <div className="pt-edge pointer-events-auto relative mb-2.5 flex animate-enter items-center gap-3 rounded-card border border-border bg-surface py-3.5 pr-12 pl-4 text-small text-text shadow-popover">
      {picture === undefined ? (
        icons[kind]
      ) : (
        <img
          src={picture}
          alt=""
          className="aspect-video w-20 shrink-0 rounded-chip bg-surface-3 object-cover"
        />
      )}
      <div className="min-w-0">
        <div className="font-[550] text-pretty">{text}</div>
        {description !== undefined && <div className="text-text-2">{description}</div>}
        {action !== undefined && (
          <button
            type="button"
            className="-my-1 inline-flex min-h-8 items-center font-[600] underline underline-offset-4"
            onClick={() => toast.act(id)}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toast.dismiss(id)}
        className="absolute top-1/2 right-2 grid size-8 -translate-y-1/2 place-items-center rounded-full hover:bg-surface-3 pointer-coarse:size-11 [&_svg]:size-4"
      >
        <X aria-hidden />
      </button>
    </div>
  );
};

/** Dismisses a toast after its duration; the timer pauses while the toast is hovered or focused. */
const useClock = (duration: number, isHeld: boolean, id: number) => {
  const left = useRef(duration);
  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => toast.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, id]);
};
