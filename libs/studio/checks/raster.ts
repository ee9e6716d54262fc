/** Pixels of an image: four bytes each (red, green, blue, alpha), in rows from the top. */
export type Raster = {
  pixels: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
};
