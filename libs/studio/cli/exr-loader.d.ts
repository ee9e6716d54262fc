/** The part of three's EXR reader that `panoramas.ts` uses (https://threejs.org/docs/pages/EXRLoader.html). */
declare module 'three/examples/jsm/loaders/EXRLoader.js' {
  export class EXRLoader {
    setDataType(type: number): this;
    /** Decodes an EXR file to RGBA floats, with the last row first. */
    parse(bytes: ArrayBuffer): { width: number; height: number; data: Float32Array };
  }
}
declare module 'three' {
  export const FloatType: number;
}
