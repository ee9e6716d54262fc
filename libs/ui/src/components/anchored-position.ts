import { type RefObject, useLayoutEffect } from 'react';

/** Distance between the anchor and the layer, and between the layer and the edge of the window, in px. */
const gap = 8;
const margin = 12;

type Placement = {
  /** Horizontal alignment of the layer with its anchor element. */
  align: 'start' | 'center' | 'end';
};

/**
 * Computes the position of a layer in px: below the anchor, or above the anchor if there is no room below. The
 * layer stays inside the window.
 */
const positionOf = (anchor: DOMRect, layer: DOMRect, align: Placement['align']) => {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - layer.height;
  const left = {
    start: anchor.left,
    center: anchor.left + (anchor.width - layer.width) / 2,
    end: anchor.right - layer.width,
  }[align];
  return {
    top: below + layer.height + margin > innerHeight && above >= margin ? above : below,
    left: Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - layer.width)),
  };
};

/**
 * Shows a `popover="manual"` element next to an anchor element while the calling component is mounted. The popover
 * is drawn above all other elements and above dialogs, and follows the anchor when the page is scrolled.
 * @param layer ref of the popover element
 * @param anchor returns the element next to which the popover is shown
 * @param align horizontal alignment of popover and anchor
 */
export const useAnchoredPosition = (
  layer: RefObject<HTMLElement | null>,
  anchor: () => Element | null | undefined,
  { align }: Placement,
): void => {
  useLayoutEffect(() => {
    const updatePosition = () => {
      const element = layer.current;
      const anchorElement = anchor();
      if (!element || !anchorElement) return;
      const { top, left } = positionOf(
        anchorElement.getBoundingClientRect(),
        element.getBoundingClientRect(),
        align,
      );
      element.style.top = `${top}px`;
      element.style.left = `${left}px`;
    };
    layer.current?.showPopover();
    updatePosition();
    addEventListener('scroll', updatePosition, { capture: true, passive: true });
    addEventListener('resize', updatePosition);
    return () => {
      removeEventListener('scroll', updatePosition, { capture: true });
      removeEventListener('resize', updatePosition);
    };
    // The dependencies do not include the anchor, because the anchor does not change while the layer is mounted.
  }, []);
};
