import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

type TooltipProps = {
  text: string;
  /** One element that can take focus. */
  children: ReactElement;
};

/** A short explanation beside what is pointed at or focused. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Provider delayDuration={350}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="pt-edge z-50 max-w-64 animate-enter rounded-chip bg-primary px-3 py-2 text-small text-on-primary shadow-popover"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
