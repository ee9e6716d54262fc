import { classNames } from '@portada/ui';

/** Frames in a row of the sheet, their size, the gap between them, and rows of the largest pack. */
const sheet = { columns: 10, width: 16, height: 9, gap: 3, rows: 5 } as const;
const step = { x: sheet.width + sheet.gap, y: sheet.height + sheet.gap };
const size = { width: sheet.columns * step.x - sheet.gap, height: sheet.rows * step.y - sheet.gap };

/**
 * A pack as what it is worth: a contact sheet of the largest pack, with one frame exposed for each credit, from below so
 * that packs side by side compare. Decoration: the words say the same.
 */
export const PackSheet = ({ credits, className }: { credits: number; className?: string }) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    className={classNames('w-full overflow-visible', className)}
    aria-hidden
  >
    {Array.from({ length: sheet.columns * sheet.rows }, (_, nth) => (
      <rect
        key={nth}
        x={(nth % sheet.columns) * step.x}
        y={size.height - sheet.height - Math.floor(nth / sheet.columns) * step.y}
        width={sheet.width}
        height={sheet.height}
        rx={1.5}
        className={nth < credits ? 'fill-current' : 'fill-surface-2'}
      />
    ))}
  </svg>
);
