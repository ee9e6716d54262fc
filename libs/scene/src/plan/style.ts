import type { Face, MotifName } from '../scene.schema';
import { type Bend, straight } from './palette';

/** How a style draws: everything that does not depend on the prompt. */
export type Look = {
  face: Face;
  badgeFace: Face;
  /** Motifs of the ground, one of which is chosen; a topic's own setting may take its place where `setting` allows. */
  motifs: readonly [MotifName, ...MotifName[]];
  setting: boolean;
  motifOpacity: number;
  lettering: 'extruded' | 'outlined' | 'glowing' | 'plain' | 'paper' | 'draft';
  /** Degrees that headlines lean (skew) and rise (rotation). */
  skew: number;
  tilt: number;
  hero: 'sticker' | 'lit' | 'comic' | 'neon' | 'bare' | 'paper' | 'draft';
  plate: 'disc' | 'burst' | null;
  /** Whether far props are out of focus. */
  depth: boolean;
  arrows: boolean;
  vignette: number;
  grain: number;
  /** Hue that words are set off with; null leaves it to the palette. */
  accent: number | null;
  bend: Bend;
};

/** The look of each style that the editor offers; any other text is read as photorealistic. */
export const looks: Record<string, Look> = {
  photorealistic: {
    face: 'Anton',
    badgeFace: 'Anton',
    motifs: ['rays', 'beams'],
    setting: true,
    motifOpacity: 0.9,
    lettering: 'extruded',
    skew: -4,
    tilt: -2,
    hero: 'lit',
    plate: null,
    depth: true,
    arrows: true,
    vignette: 0.5,
    grain: 0.16,
    accent: null,
    bend: { ...straight, lightness: -0.02 },
  },
  cartoon: {
    face: 'Luckiest Guy',
    badgeFace: 'Luckiest Guy',
    motifs: ['rays'],
    setting: false,
    motifOpacity: 0.8,
    lettering: 'outlined',
    skew: 0,
    tilt: -4,
    hero: 'sticker',
    plate: null,
    depth: false,
    arrows: true,
    vignette: 0.18,
    grain: 0,
    accent: null,
    bend: { ...straight, lightness: 0.08, chroma: 1.05 },
  },
  comic: {
    face: 'Bangers',
    badgeFace: 'Bangers',
    motifs: ['halftone'],
    setting: false,
    motifOpacity: 0.55,
    lettering: 'outlined',
    skew: -9,
    tilt: -4,
    hero: 'comic',
    plate: 'burst',
    depth: false,
    arrows: true,
    vignette: 0.1,
    grain: 0,
    accent: null,
    bend: { ...straight, lightness: 0.1, chroma: 1.1 },
  },
  neon: {
    face: 'Bebas Neue',
    badgeFace: 'Bebas Neue',
    motifs: ['grid'],
    setting: false,
    motifOpacity: 0.9,
    lettering: 'glowing',
    skew: -6,
    tilt: -2,
    hero: 'neon',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.5,
    grain: 0.1,
    accent: 195,
    bend: { ...straight, lightness: -0.2, chroma: 1 },
  },
  minimal: {
    face: 'Bebas Neue',
    badgeFace: 'Bebas Neue',
    motifs: ['bands'],
    setting: false,
    motifOpacity: 0.5,
    lettering: 'plain',
    skew: 0,
    tilt: 0,
    hero: 'bare',
    plate: 'disc',
    depth: false,
    arrows: false,
    vignette: 0,
    grain: 0,
    accent: null,
    bend: { lightness: 0.42, chroma: 0.3, hue: null, darkText: true },
  },
  retro: {
    face: 'Luckiest Guy',
    badgeFace: 'Bebas Neue',
    motifs: ['arcs'],
    setting: false,
    motifOpacity: 1,
    lettering: 'paper',
    skew: 0,
    tilt: -3,
    hero: 'sticker',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.32,
    grain: 0.24,
    accent: null,
    bend: { ...straight, lightness: 0.03, chroma: 0.72 },
  },
  paper: {
    face: 'Anton',
    badgeFace: 'Anton',
    motifs: ['hills'],
    setting: false,
    motifOpacity: 1,
    lettering: 'paper',
    skew: 0,
    tilt: 0,
    hero: 'paper',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.08,
    grain: 0.26,
    accent: null,
    bend: { ...straight, lightness: 0.12, chroma: 0.75 },
  },
  blueprint: {
    face: 'Bebas Neue',
    badgeFace: 'Bebas Neue',
    motifs: ['blueprint'],
    setting: false,
    motifOpacity: 0.9,
    lettering: 'draft',
    skew: 0,
    tilt: 0,
    hero: 'draft',
    plate: null,
    depth: false,
    arrows: false,
    vignette: 0.35,
    grain: 0.12,
    accent: null,
    bend: { lightness: -0.04, chroma: 0.65, hue: 256, darkText: false },
  },
  '3d': {
    face: 'Anton',
    badgeFace: 'Anton',
    motifs: ['spheres'],
    setting: false,
    motifOpacity: 0.95,
    lettering: 'extruded',
    skew: 0,
    tilt: -3,
    hero: 'lit',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.15,
    grain: 0,
    accent: null,
    bend: { ...straight, lightness: 0.06 },
  },
  horror: {
    face: 'Bangers',
    badgeFace: 'Anton',
    motifs: ['forest'],
    setting: false,
    motifOpacity: 1,
    lettering: 'glowing',
    skew: 0,
    tilt: -1,
    hero: 'lit',
    plate: null,
    depth: true,
    arrows: false,
    vignette: 0.85,
    grain: 0.24,
    accent: 27,
    bend: { ...straight, lightness: -0.24, chroma: 0.55 },
  },
};

/**
 * The look of a style.
 * @param style as asked for, any text
 */
export const lookOf = (style: string): Look =>
  looks[style.trim().toLowerCase()] ?? (looks['photorealistic'] as Look);
