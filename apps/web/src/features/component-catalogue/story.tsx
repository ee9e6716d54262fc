import type { ReactNode } from 'react';

/** Story of a component in the catalogue: the name of the component, and the component in all its states. */
export const Story = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="grid min-w-0 content-start gap-4 border-t border-text pt-3">
    <h2 className="text-micro text-text-3">{name}</h2>
    <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
  </section>
);

/**
 * Draws a sample picture, 16:9 by default, and returns the picture as a data URL.
 * @param word text in the picture
 * @param colour color of the background
 */
export const samplePicture = (word: string, colour: string, width = 320, height = 180): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/><circle cx="${width * 0.74}" cy="${height * 0.45}" r="${height * 0.28}" fill="#fff0d9"/><text x="${width * 0.06}" y="${height * 0.88}" font-family="sans-serif" font-weight="800" font-size="${width * 0.13}" fill="#fff">${word}</text></svg>`,
  )}`;

/** URL of an image that fails to load, for the error state of a picture. */
export const brokenPicture = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';
