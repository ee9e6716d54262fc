import { places } from '@portada/contracts';
import type { RenderContext } from '@portada/studio/engine';
import { median, rounded } from './numbers';
import { legibilityOf, sceneOf, withLetters } from './scenes';

/** Letters that are compared: their color, and the visible width of their black outline in px of 1280 px. */
const letterings = [
  { color: '#000000', outline: 0 },
  { color: '#ffffff', outline: 0 },
  { color: '#ffffff', outline: 4 },
  { color: '#ffffff', outline: 8 },
  { color: '#ffffff', outline: 12 },
  { color: '#ffffff', outline: 16 },
] as const;

/** Contrast of one kind of letters over all photographed grounds, as WCAG ratios. */
export type OutlineRow = {
  color: string;
  /** Visible width of the black outline in px of a picture 1280 px wide; 0 without an outline. */
  outline: number;
  lowest: number;
  median: number;
  highest: number;
  /** Number of grounds on which the letters reach the contrast 4.5. */
  passed: number;
};

/** The headline on every photographed ground. */
export const wordOnGround = { prompt: 'My week alone', style: 'minimal', headline: 'ALONE' } as const;

/** The seed of `wordOnGround`. The plan has no drawing, so only ground and letters are measured. */
export const seedOnGround = 2;

/**
 * Measures the contrast of letters with and without an outline on every photographed ground.
 * @param context an open asset pack
 */
export async function measureOutlines(context: RenderContext): Promise<OutlineRow[]> {
  const rows: OutlineRow[] = [];
  for (const letters of letterings) {
    const found: number[] = [];
    for (const place of places) {
      const scene = withLetters(sceneOf(context, { ...wordOnGround, place }, seedOnGround), letters);
      const { lines } = await legibilityOf(scene, context);
      found.push(lines.find(({ rule }) => rule === 'contrast')?.value ?? Number.NaN);
    }
    rows.push({
      ...letters,
      lowest: rounded(Math.min(...found), 10),
      median: rounded(median(found), 10),
      highest: rounded(Math.max(...found), 10),
      passed: found.filter((ratio) => ratio >= 4.5).length,
    });
  }
  return rows;
}
