/** Extensions of files by their format. */
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

/**
 * Converts the title of a thumbnail to a file name: letters and digits without accents, separated by hyphens.
 * @returns at most 60 characters and the extension
 */
export const fileNameOf = (title: string, format: keyof typeof extensions): string => {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'thumbnail' : plain}.${extensions[format]}`;
};
