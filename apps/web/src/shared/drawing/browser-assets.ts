import { studioFilePaths } from '@portada/contracts';
import {
  type Assets,
  type Drawable,
  type Panorama,
  type Shape,
  type Surface,
  shapesOf,
} from '@portada/studio/rendering';
import { createHeightSource } from './height-source';

/** Creates a canvas that is not on the page. */
export const createCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.ceil(width)),
    height: Math.max(1, Math.ceil(height)),
  });

const asSurface = (canvas: HTMLCanvasElement): Surface => canvas as unknown as Surface;

/** Remembers results by name. A failed result is forgotten, so that the next call tries again. */
const remembered = <T>(load: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const loaded = load(name);
    loaded.catch(() => known.delete(name));
    known.set(name, loaded);
    return loaded;
  };
};

/** Reads a file. @returns null if it does not exist @throws if it cannot be read */
const read = async (path: string): Promise<Response | null> => {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
};

const imageOf = async (response: Response): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(await response.blob());
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const panoramaOf = async (response: Response): Promise<Panorama> => {
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const pen = createCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) rgb.set(data.subarray(at * 4, at * 4 + 3), at * 3);
  return { width, height, rgb };
};

/**
 * Creates the functions with which a browser draws documents. Drawings, places and pictures are loaded when a document
 * needs them, and remembered. A drawing that the server does not have is left out.
 * @param pictureUrl returns the path of one of the user's pictures; null if it is unknown
 */
export const createBrowserAssets = (pictureUrl: (id: string) => string | null): Assets => {
  const drawing = remembered<Drawable>(async (name) => {
    const response = await read(studioFilePaths.drawing(name));
    return response ? imageOf(response) : createCanvas(1, 1);
  });
  const shapes = remembered<readonly Shape[] | null>(async (name) => {
    const response = await read(studioFilePaths.shapes(name));
    return response && shapesOf(await response.text());
  });
  const panorama = remembered<Panorama>(async (name) => {
    const response = await read(studioFilePaths.panorama(name));
    if (!response) throw new Error(`The server has no place named ${name}.`);
    return panoramaOf(response);
  });
  const photo = remembered<Drawable | null>(async (id) => {
    const path = pictureUrl(id);
    const response = path === null ? null : await read(path);
    return response && imageOf(response);
  });
  return {
    createCanvas: (width, height) => asSurface(createCanvas(width, height)),
    loadIllustration: (name) => drawing(name),
    loadPanorama: (name) => panorama(name),
    loadPhoto: (id) => photo(id),
    relief: { cache: createHeightSource(), loadShapes: (name) => shapes(name) },
  };
};
