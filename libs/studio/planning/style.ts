import type { Face } from '../scene/scene.schema';
import { type Bend, straight } from './palette';

/** The rules by which a style draws; they do not depend on the prompt. */
export type StyleRules = {
  face: Face;
  badgeFace: Face;
  lettering:
    'film' | 'sticker' | 'comic' | 'tube' | 'swiss' | 'print' | 'paper' | 'draft' | 'block' | 'scratched';
  /** Skew and rotation (`tilt`) of headlines in degrees; a mood does not tilt a style whose value is 0. */
  skew: number;
  tilt: number;
  hero: 'sticker' | 'lit' | 'comic' | 'neon' | 'bare' | 'paper' | 'draft' | 'print' | 'gloss' | 'grim';
  plate: 'disc' | 'burst' | null;
  /** True if the background has out-of-focus lights (bokeh). */
  depth: boolean;
  arrows: boolean;
  vignette: number;
  grain: number;
  /** Hue of highlighted words in degrees; null leaves the hue to mood and palette. */
  accent: number | null;
  /** Share of a mood's light and color that the style uses, 0 to 1. */
  mood: number;
  bend: Bend;
};

/** The rules of each style that the editor offers; any other text is treated as photorealistic. */
export const styleRules: Record<string, StyleRules> = {
  photorealistic: {
    face: 'Anton',
    badgeFace: 'Anton',
    lettering: 'film',
    skew: -4,
    tilt: -2,
    hero: 'lit',
    plate: null,
    depth: true,
    arrows: true,
    vignette: 0.46,
    grain: 0.08,
    accent: null,
    mood: 1,
    bend: { ...straight, lightness: -0.01, chroma: 1.18 },
  },
  cartoon: {
    face: 'Luckiest Guy',
    badgeFace: 'Luckiest Guy',
    lettering: 'sticker',
    skew: 0,
    tilt: -4,
    hero: 'sticker',
    plate: null,
    depth: false,
    arrows: true,
    vignette: 0.12,
    grain: 0,
    accent: null,
    mood: 0.7,
    bend: { ...straight, lightness: 0.1, chroma: 1.12 },
  },
  comic: {
    face: 'Bangers',
    badgeFace: 'Bangers',
    lettering: 'comic',
    skew: -9,
    tilt: -4,
    hero: 'comic',
    plate: 'burst',
    depth: false,
    arrows: true,
    vignette: 0.08,
    grain: 0,
    accent: null,
    mood: 0.5,
    bend: { ...straight, lightness: 0.14, chroma: 1.25, hues: [250, 20, 200, 330] },
  },
  neon: {
    face: 'Righteous',
    badgeFace: 'Righteous',
    lettering: 'tube',
    skew: 0,
    tilt: -2,
    hero: 'neon',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.4,
    grain: 0.08,
    accent: 195,
    mood: 0.6,
    bend: { ...straight, range: [0.09, 0.14, 0.27], pull: 0.85, chroma: 0.95, hues: [265, 290, 315] },
  },
  minimal: {
    face: 'Archivo Black',
    badgeFace: 'Archivo Black',
    lettering: 'swiss',
    skew: 0,
    tilt: 0,
    hero: 'bare',
    plate: 'disc',
    depth: false,
    arrows: false,
    vignette: 0,
    grain: 0,
    accent: null,
    mood: 0.35,
    bend: { ...straight, flat: true },
  },
  retro: {
    face: 'Titan One',
    badgeFace: 'Titan One',
    lettering: 'print',
    skew: 0,
    tilt: -3,
    hero: 'print',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.3,
    grain: 0.24,
    accent: null,
    mood: 0.6,
    bend: { ...straight, range: [0.6, 0.72, 0.84], pull: 0.7, chroma: 0.8, hues: [25, 55, 195] },
  },
  paper: {
    face: 'Permanent Marker',
    badgeFace: 'Permanent Marker',
    lettering: 'paper',
    skew: 0,
    tilt: -2,
    hero: 'paper',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.08,
    grain: 0.24,
    accent: null,
    mood: 0.6,
    bend: { ...straight, range: [0.66, 0.79, 0.9], pull: 0.7, chroma: 0.62 },
  },
  blueprint: {
    face: 'Bebas Neue',
    badgeFace: 'Bebas Neue',
    lettering: 'draft',
    skew: 0,
    tilt: 0,
    hero: 'draft',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.35,
    grain: 0.1,
    accent: null,
    mood: 0.35,
    bend: { ...straight, hues: [236], range: [0.24, 0.33, 0.43], pull: 0.85, chroma: 0.7 },
  },
  '3d': {
    face: 'Lalezar',
    badgeFace: 'Lalezar',
    lettering: 'block',
    skew: 0,
    tilt: -3,
    hero: 'gloss',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.12,
    grain: 0,
    accent: null,
    mood: 0.7,
    bend: { ...straight, range: [0.33, 0.46, 0.66], pull: 0.8, chroma: 1 },
  },
  horror: {
    face: 'Creepster',
    badgeFace: 'Creepster',
    lettering: 'scratched',
    skew: 0,
    tilt: -1,
    hero: 'grim',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.6,
    grain: 0.2,
    accent: 27,
    mood: 0.8,
    bend: { ...straight, range: [0.05, 0.1, 0.2], pull: 0.85, chroma: 0.5 },
  },
};

/**
 * The rules of a style.
 * @param style name of the style; any text
 */
export const styleRulesOf = (style: string): StyleRules =>
  styleRules[style.trim().toLowerCase()] ?? (styleRules['photorealistic'] as StyleRules);

/**
 * The combined changes of a palette by style and mood.
 * @param rules rules of the style
 * @param mood changes by the mood
 */
export const joined = (rules: StyleRules, mood: Bend): Bend => ({
  ...rules.bend,
  // Flat backgrounds take only 40 % of the mood's lightness, because their color is all that they show.
  lightness: rules.bend.lightness + mood.lightness * (rules.bend.flat ? 0.4 : 1),
  chroma: rules.bend.chroma * mood.chroma,
});
