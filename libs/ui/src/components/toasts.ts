import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

type ToastOptions = {
  /** Duration of the toast in ms, if the duration differs from the default. */
  duration?: number;
  /** Text of a second, smaller line of the toast. */
  description?: string;
  /** Address of a small picture, which is shown in place of the icon. */
  picture?: string;
  /** Button of the toast, which also dismisses it. */
  action?: { label: string; onClick: () => void };
  /** Called when the toast disappears without a press of its button. */
  onDismiss?: () => void;
};

export type ToastItem = ToastOptions & { id: number; kind: ToastKind; text: string };

let toasts: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly ToastItem[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): void =>
    set([...toasts, { ...options, id: ++lastId, kind, text }]);

/** Shows and dismisses short notifications (toasts) from anywhere in the application. The Toaster renders them. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** Dismisses the toast with an id, or all toasts if the id is undefined. */
  dismiss: (id?: number): void => {
    const gone = toasts.filter((item) => id === undefined || item.id === id);
    set(toasts.filter((item) => !gone.includes(item)));
    for (const { onDismiss } of gone) onDismiss?.();
  },
  /** Dismisses a toast whose button was pressed. */
  act: (id: number): void => {
    const item = toasts.find((one) => one.id === id);
    set(toasts.filter((other) => other !== item));
    item?.action?.onClick();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the current toasts, oldest first. The component renders again when the toasts change. */
export const useToasts = (): readonly ToastItem[] => useSyncExternalStore(subscribe, () => toasts);
