import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useAnchoredPosition } from './anchored-position';

/** Delay between the pointer entering the element and the tooltip appearing, in ms. */
const restMs = 350;

type TooltipProps = {
  text: string;
  /**
   * True if the text of the tooltip is the accessible name of the element. The text is then not added as a
   * description.
   */
  isName?: boolean;
  /** The element that the tooltip explains; it must be a single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/**
 * A short explanation next to an element, shown on hover and on keyboard focus. The tooltip stays while the pointer
 * is over the tooltip. Esc or a press hides the tooltip.
 */
export const Tooltip = ({ text, isName = false, children }: TooltipProps) => {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { isShown, handlers } = useTooltip();
  return (
    // The wrapper handles the events of the focusable child, because the events bubble.
    <span ref={wrapper} className="contents" {...handlers}>
      {isShown && !isName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && <TooltipContent id={id} text={text} anchor={() => wrapper.current?.firstElementChild} />}
    </span>
  );
};

/** Returns the visibility of a tooltip, and the event handlers that show and hide the tooltip. */
const useTooltip = () => {
  const [isShown, setShown] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(rest.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    // The key listener is on the window, because a tooltip that was opened by hovering does not have the focus.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isShown]);
  const handlers = {
    onPointerEnter: ({ pointerType }: React.PointerEvent) => {
      if (pointerType === 'touch') return;
      rest.current = setTimeout(() => setShown(true), restMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ target }: React.FocusEvent) => {
      if (target.matches(':focus-visible')) setShown(true);
    },
    onBlur: hide,
  };
  return { isShown, handlers };
};

type TooltipContentProps = { id: string; text: string; anchor: () => Element | null | undefined };

/** The box of a tooltip. An invisible edge covers the gap to the anchor, so that the pointer can move onto the box. */
const TooltipContent = ({ id, text, anchor }: TooltipContentProps) => {
  const layer = useRef<HTMLSpanElement>(null);
  useAnchoredPosition(layer, anchor, { align: 'center' });
  return (
    <span
      ref={layer}
      id={id}
      role="tooltip"
      popover="manual"
      className="pt-edge fixed inset-auto m-0 max-w-64 animate-enter overflow-visible rounded-chip bg-primary px-3 py-2 text-small text-on-primary shadow-popover before:absolute before:-inset-2 before:-z-10"
    >
      {text}
    </span>
  );
};
