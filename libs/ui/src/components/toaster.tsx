import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

export { toast } from 'sonner';

type ToasterProps = {
  /** Name of the region. */
  label: string;
  closeLabel: string;
  /** How long a toast stays where nothing else is said, in ms; hovering stops the clock. */
  duration: number;
};

/** Where `toast.success(text)`, `toast.error(text)` and `toast.info(text)` appear. Exactly one, at the root. */
export const Toaster = ({ label, closeLabel, duration }: ToasterProps) => (
  <Sonner
    // Under the navigation bar, where it covers no button that ends a task.
    position="top-center"
    offset={{ top: 76 }}
    mobileOffset={{ top: 72 }}
    containerAriaLabel={label}
    duration={duration}
    closeButton
    gap={10}
    icons={{
      success: <CircleCheck className="size-5 text-success-text" aria-hidden />,
      error: <CircleAlert className="size-5 text-danger-text" aria-hidden />,
      info: <Info className="size-5 text-info-text" aria-hidden />,
    }}
    toastOptions={{
      unstyled: true,
      closeButtonAriaLabel: closeLabel,
      classNames: {
        toast:
          'pt-edge flex w-full items-center gap-3 rounded-card border border-border bg-surface py-3.5 pr-12 pl-4 text-small text-text shadow-popover font-sans',
        title: 'font-[550] text-pretty',
        closeButton:
          'absolute right-2 top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-full hover:bg-surface-3 [&_svg]:size-4',
      },
    }}
  />
);
