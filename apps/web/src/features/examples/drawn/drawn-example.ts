import type { colorPalettes, Language, moods, Place, styles } from '@portada/contracts';
import type { NamedPicture } from '../../../shared/site/site-picture';

/** The settings of the editor that an example was drawn with. */
export type ExampleSettings = {
  style: (typeof styles)[number];
  mood: (typeof moods)[number];
  colorPalette: (typeof colorPalettes)[number];
  seed: number;
  /** The headline; undefined if the studio took it from the prompt. */
  headline?: Record<Language, string>;
  /** The photographed place behind the picture; undefined without one. */
  place?: Place;
};

/** The picture of an example, as the script wrote it, with its prompt and its settings. */
export type DrawnExample = NamedPicture & { prompt: Record<Language, string>; settings: ExampleSettings };

/** Widths in px of the files of a picture of the gallery, by aspect ratio. The script that draws writes these files. */
export const wide = { ratio: '16:9', widths: [360, 640, 1280], webpWidths: [640] } as const;
export const classic = { ratio: '4:3', widths: [360, 640, 1280], webpWidths: [640] } as const;
export const square = { ratio: '1:1', widths: [360, 640, 1080], webpWidths: [640] } as const;
export const tall = { ratio: '9:16', widths: [240, 480, 720], webpWidths: [480] } as const;
