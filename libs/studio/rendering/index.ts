/** Entry of the studio for browsers: drawing of documents and scenes, without the knowledge that plans a picture. */
export type { Context, Drawable, Surface } from './canvas';
export type { Assets, Panorama } from './host';
export { type HeightForm, type HeightSource, createHeightCache } from './relief/height-cache';
export { type Heights, heightsOf } from './relief/heights';
export { type Shape, shapesOf } from './relief/shapes';
export { renderDocument } from './render-document';
export { renderScene } from './render-scene';
export { scaleScene } from '../checks/scale-scene';
export { type Face, faces, letterFinishes, type LetterFinish } from '../scene/scene.schema';
export { fontStackOf } from '../scene/faces';
export type { PanoramaName } from '../scene/panoramas';
export { packFonts } from '../scene/pack-fonts';
export { chipArea } from '../planning/layout';
