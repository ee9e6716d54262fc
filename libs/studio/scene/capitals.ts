import type { Face } from './scene.schema';

/**
 * Measures of a typeface: height of capitals, height of accents above capitals, and depth of descenders below the
 * baseline, for a font size of 1.
 */
type Capitals = { height: number; accent: number; depth?: number };

const capitals: Record<Face, Capitals> = {
  Anton: { height: 0.86, accent: 0.25 },
  'Archivo Black': { height: 0.7, accent: 0.19 },
  Bangers: { height: 0.75, accent: 0.34 },
  'Barlow Condensed': { height: 0.7, accent: 0.21 },
  'Bebas Neue': { height: 0.7, accent: 0.18 },
  'Black Han Sans': { height: 0.79, accent: 0 },
  'Caveat Brush': { height: 0.66, accent: 0.24 },
  Creepster: { height: 0.76, accent: 0.18 },
  'Dela Gothic One': { height: 0.79, accent: 0.17 },
  Lalezar: { height: 0.7, accent: 0.12, depth: 0.28 },
  'Luckiest Guy': { height: 0.71, accent: 0.27 },
  'Permanent Marker': { height: 0.76, accent: 0.34 },
  'Press Start 2P': { height: 1, accent: 0 },
  Righteous: { height: 0.71, accent: 0.25 },
  'Rubik Mono One': { height: 0.71, accent: 0.16 },
  'Titan One': { height: 0.73, accent: 0.2 },
};

/** Lalezar's Latin capitals are lower than the tall letters of its Arabic script. */
const lalezarCapitals: Capitals = { height: 0.59, accent: 0.22 };
const arabic = /[\u0600-\u06ff]/;

/** Height of a typeface's capitals at a font size of 1. */
export const capitalHeight = (face: Face): number => capitals[face].height;

/**
 * Measures how far a line of text in capitals extends above and below its baseline, at a font size of 1.
 * @param face typeface of the line
 * @param text text of the line
 */
export function reachOf(face: Face, text: string): { rise: number; depth: number } {
  const {
    height,
    accent,
    depth = 0,
  } = face === 'Lalezar' && !arabic.test(text) ? lalezarCapitals : capitals[face];
  return {
    rise: height + (/[À-ÖØ-ÞĀ-ŽЁЙ]/.test(text) ? accent : /[¹²³]/.test(text) ? 0.08 : 0),
    depth: depth + (/[¿¡]/.test(text) ? 0.2 : /[,;Ç]/.test(text) ? 0.08 : 0),
  };
}
