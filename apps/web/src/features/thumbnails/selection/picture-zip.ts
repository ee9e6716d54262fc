import type { Thumbnail } from '@portada/contracts';
import { zipSync } from 'fflate';
import { api } from '../../../shared/api/client';
import { downloadOf } from '../../../shared/thumbnails/download-of';
import { fileNameOf } from '../../../shared/thumbnails/file-name';

/** Largest number of pictures of one zip: 50 JPEGs of at most 2 MB fit into the memory of a phone. */
export const largestZip = 50;

/** Pictures that are downloaded at once. */
const atOnce = 3;

/** A thumbnail with a picture. */
export type Pictured = Thumbnail & { generatedImageUrl: string };

/** Tells if a thumbnail has a picture that can be downloaded. */
export const hasPicture = (thumbnail: Thumbnail): thumbnail is Pictured =>
  thumbnail.generatedImageUrl !== null;

/** Returns file names for titles in their order. Equal names get a number: `boat.jpg`, `boat-2.jpg`. */
export const uniqueNames = (titles: readonly string[]): string[] => {
  const used = new Set<string>();
  return titles.map((title) => {
    const name = fileNameOf(title, 'jpeg');
    let free = name;
    for (let number = 2; used.has(free); number += 1) free = name.replace(/\.jpg$/, `-${number}.jpg`);
    used.add(free);
    return free;
  });
};

/**
 * Downloads the pictures of thumbnails as JPEGs for YouTube, and packs them as a zip.
 * @param thumbnails at most `largestZip`
 * @param onDone called with the number of downloaded pictures
 * @throws ApiError if a picture cannot be downloaded
 */
export const zipPictures = async (
  thumbnails: readonly Pictured[],
  onDone: (count: number) => void,
): Promise<Blob> => {
  const names = uniqueNames(thumbnails.map(({ title }) => title));
  const files: Uint8Array[] = [];
  let done = 0;
  const waiting = thumbnails.map(({ generatedImageUrl }, place) => ({ url: generatedImageUrl, place }));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = await api.download(downloadOf(next.url, 'youtube'), () => undefined);
      files[next.place] = new Uint8Array(await file.arrayBuffer());
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // JPEGs are compressed already.
  const zip = zipSync(Object.fromEntries(files.map((file, place) => [names[place], [file, { level: 0 }]])));
  return new Blob([zip], { type: 'application/zip' });
};
