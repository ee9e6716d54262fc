import { classNames } from '@portada/ui';

/**
 * Measures of the grid of a pack: frames per row, width and height of a frame and gap between frames in px, rows of
 * the largest pack.
 */
const sheet = { columns: 10, width: 16, height: 9, gap: 3, rows: 5 } as const;
const step = { x: sheet.width + sheet.gap, y: sheet.height + sheet.gap };
const size = { width: sheet.columns * step.x - sheet.gap, height: sheet.rows * step.y - sheet.gap };

/**
 * Returns the SVG path of a number of frames, filled from the bottom row up. A row is one line, which a dash
 * pattern divides into frames.
 */
const frames = (count: number): string =>
  Array.from({ length: Math.ceil(count / sheet.columns) }, (_, row) => {
    const inRow = Math.min(sheet.columns, count - row * sheet.columns);
    return `M0 ${size.height - sheet.height / 2 - row * step.y}h${inRow * step.x - sheet.gap}`;
  }).join('');

/**
 * Grid with one frame for each credit of a pack. The grid is filled from below and has the size of the largest
 * pack, so that packs side by side can be compared. Screen readers ignore the grid, because the text has the same
 * content.
 */
export const PackGrid = ({ credits, className }: { credits: number; className?: string }) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    strokeWidth={sheet.height}
    strokeDasharray={`${sheet.width} ${sheet.gap}`}
    className={classNames('w-full', className)}
    aria-hidden
  >
    <path d={frames(sheet.columns * sheet.rows)} className="stroke-surface-2" />
    <path d={frames(credits)} className="stroke-current" />
  </svg>
);
