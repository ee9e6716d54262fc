import { createHash, randomUUID } from 'node:crypto';
import { createFileStore } from '@portada/storage';
import { createThumbnail, reserveGeneration } from '@portada/testing';
import { plainPicture } from './uploads';
import type { Creator, TestApp } from './test-app';

/** A scene as the studio stores it with a generated image: background, drawing, headline and grain. */
export const storedScene = {
  version: 1,
  width: 1920,
  height: 1080,
  aspectRatio: '16:9',
  seed: 7,
  idea: 'showcase',
  layout: 'hero-right',
  layers: [
    {
      kind: 'background',
      angle: 90,
      stops: [
        { at: 0, color: '#1040a0' },
        { at: 1, color: '#081830' },
      ],
    },
    {
      kind: 'illustration',
      role: 'hero',
      id: 'fire',
      frame: { x: 1100, y: 240, size: 600 },
      box: { x: 1150, y: 260, width: 500, height: 560 },
      rotation: 0,
      flip: false,
      opacity: 1,
      blur: 0,
      tint: null,
      finish: null,
      light: null,
      outline: { width: 12, color: '#ffffff' },
      border: null,
      shadow: null,
      glow: null,
      rim: null,
      floor: null,
      relief: null,
    },
    {
      kind: 'text',
      role: 'headline',
      face: 'Anton',
      box: { x: 100, y: 300, width: 900, height: 400 },
      lines: [{ runs: [{ text: 'HOT DAY', highlighted: false }], size: 220, x: 110, baseline: 560 }],
      rotation: 0,
      skew: 0,
      fill: ['#ffffff', '#ffee00'],
      highlight: ['#ff0000', '#ff0000'],
      finish: 'plain',
      strokes: [{ width: 20, color: '#000000' }],
      panel: null,
      extrusion: null,
      shadow: null,
      glow: null,
    },
    { kind: 'grain', amount: 0.1, seed: 3 },
  ],
};

/** Stores a plain image of a generation. @returns its fields for `settle_generation` */
const storedFile = async (app: TestApp, generationId: string, name: string, color: string) => {
  const bytes = await plainPicture(color);
  const objectKey = `generations/${generationId}/${name}.png`;
  await createFileStore({ directory: app.api.storageDirectory }).put(objectKey, bytes, 'image/png');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: randomUUID(), objectKey, sha256, mimeType: 'image/png', bytes: bytes.length };
};

/**
 * Adds a generated image with a stored scene to a thumbnail, as a worker does. The image is teal.
 * @param plateColor color of the plate beneath the scene; null stores no plate
 * @returns id of the generation
 */
export const addGeneration = async (
  app: TestApp,
  { id: userId }: Pick<Creator, 'id'>,
  thumbnailId: string,
  scene: object | null = storedScene,
  plateColor: string | null = null,
): Promise<string> => {
  const generationId = await reserveGeneration(app.owner, { userId, thumbnailId });
  await app.owner.query('SELECT claim_generation($1, 60, 3)', [generationId]);
  const image = {
    ...(await storedFile(app, generationId, 'image', 'teal')),
    width: 1920,
    height: 1080,
    scene,
    plate: plateColor === null ? null : await storedFile(app, generationId, 'plate', plateColor),
  };
  await app.owner.query(`SELECT settle_generation($1, 1, 'succeeded', NULL, $2)`, [
    generationId,
    JSON.stringify(image),
  ]);
  return generationId;
};

/** Creates a thumbnail with a generated image that has a stored scene. */
export const drawnThumbnail = async (
  app: TestApp,
  creator: Pick<Creator, 'id'>,
  scene?: object | null,
  plateColor: string | null = null,
): Promise<{ id: string; generationId: string; path: string }> => {
  const id = await createThumbnail(app.owner, creator.id);
  const generationId = await addGeneration(app, creator, id, scene, plateColor);
  return { id, generationId, path: `/api/thumbnails/${id}` };
};
