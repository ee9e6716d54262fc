/** Pixels of a picture, four bytes each: red, green, blue, alpha; rows from the top. */
export type Raster = {
  pixels: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
};
