import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Version in package.json; the build replaces the name by its value. */
declare const PORTADA_RELEASE: string;

/**
 * Returns the version of a built process: the release, and the first eight digits of the SHA-256 of its entry file,
 * which names the files of all chunks by their contents. Two processes have the same version if they run the same code.
 * @param entryUrl `import.meta.url` of the entry file
 * @returns for example `0.1.0+1f3a9c07`
 */
export const versionOf = (entryUrl: string): string => {
  const hash = createHash('sha256')
    .update(readFileSync(fileURLToPath(entryUrl)))
    .digest('hex');
  const release = typeof PORTADA_RELEASE === 'undefined' ? 'source' : PORTADA_RELEASE;
  return `${release}+${hash.slice(0, 8)}`;
};
