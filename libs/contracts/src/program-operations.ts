import type { Language } from './product-config';
import type { webhookEvents } from './webhooks';

type Text = Record<Language, string>;

/**
 * Groups of the operations of programs, which are the tags of the OpenAPI document of `/api/v1`, in the order of the page
 * `/developers`.
 */
export const programTags = {
  generations: {
    title: { en: 'Images', es: 'Imágenes' },
    text: {
      en: 'Request images, wait for them and cancel them. Only new images cost credits.',
      es: 'Pide imágenes, espéralas y cancélalas. Solo las imágenes nuevas cuestan créditos.',
    },
  },
  thumbnails: {
    title: { en: 'Thumbnails', es: 'Miniaturas' },
    text: {
      en: 'A thumbnail has a title, tags, and every image that was generated for it.',
      es: 'Una miniatura tiene un título, etiquetas y todas las imágenes generadas para ella.',
    },
  },
  pictures: {
    title: { en: 'Image files', es: 'Archivos de imagen' },
    text: {
      en: 'Download the image of a thumbnail, or replace it with your own file.',
      es: 'Descarga la imagen de una miniatura o sustitúyela por tu propio archivo.',
    },
  },
  documents: {
    title: { en: 'Documents', es: 'Documentos' },
    text: {
      en: 'The layers of an image: read, change, keep and draw them. Changes cost no credits.',
      es: 'Las capas de una imagen: léelas, cámbialas, guárdalas y dibújalas. Los cambios no cuestan créditos.',
    },
  },
  assets: {
    title: { en: 'Own pictures', es: 'Fotos propias' },
    text: {
      en: 'Photos, masks and logos that you upload for documents.',
      es: 'Fotos, máscaras y logos que subes para los documentos.',
    },
  },
  accounts: {
    title: { en: 'Account', es: 'Cuenta' },
    text: {
      en: 'The profile, the balance and what was spent.',
      es: 'El perfil, el saldo y lo que se gastó.',
    },
  },
  payments: {
    title: { en: 'Purchases', es: 'Compras' },
    text: { en: 'The credit packs that were bought.', es: 'Los paquetes de créditos comprados.' },
  },
  webhooks: {
    title: { en: 'Webhooks', es: 'Webhooks' },
    text: {
      en: 'Events that Portada sends to the endpoints of an account, signed by Standard Webhooks.',
      es: 'Eventos que Portada envía a los endpoints de una cuenta, firmados según Standard Webhooks.',
    },
  },
} as const satisfies Record<string, { title: Text; text: Text }>;

/** Summaries of the events of webhooks. */
export const webhookTexts = {
  'generation.completed': { en: 'An image is ready', es: 'Una imagen está lista' },
  'generation.failed': { en: 'An image failed', es: 'Una imagen falló' },
  'thumbnail.updated': {
    en: 'An edited image was drawn again',
    es: 'Una imagen editada se dibujó de nuevo',
  },
} as const satisfies Record<(typeof webhookEvents)[number], Text>;

const exampleId = '5a3f4a55-61a8-4b07-93a4-2f0d3a1f9b6e';
const examplePrompt = { prompt: 'A golden retriever learns to surf', headline: 'It worked' };

/**
 * The operations that API keys may call, by their id in the OpenAPI document: summaries, and an example of the JSON body if
 * the operation has one.
 */
export const programOperations = {
  generateImage: {
    en: 'Request an image',
    es: 'Pedir una imagen',
    example: { ...examplePrompt, aspectRatio: '16:9' },
  },
  readGeneration: { en: 'Read a generation, or wait for it', es: 'Leer una generación o esperarla' },
  cancelGeneration: { en: 'Cancel a generation', es: 'Cancelar una generación' },
  listImageModels: {
    en: 'List the image models and their prices',
    es: 'Listar los modelos de imagen y sus precios',
  },
  understandPrompt: {
    en: 'Read how a prompt is understood, free of charge',
    es: 'Ver cómo se entiende una descripción, gratis',
    example: examplePrompt,
  },
  proposeDrafts: {
    en: 'Propose drafts of a prompt, free of charge',
    es: 'Proponer bocetos de una descripción, gratis',
    example: { prompt: examplePrompt.prompt, images: true },
  },
  listThumbnails: { en: 'List or search thumbnails', es: 'Listar o buscar miniaturas' },
  createThumbnail: {
    en: 'Create a thumbnail without an image',
    es: 'Crear una miniatura sin imagen',
    example: { title: 'My first wave' },
  },
  listThumbnailTags: {
    en: 'List the tags of all thumbnails',
    es: 'Listar las etiquetas de todas las miniaturas',
  },
  tagThumbnails: {
    en: 'Add and remove tags of several thumbnails',
    es: 'Añadir y quitar etiquetas de varias miniaturas',
    example: { ids: [exampleId], add: ['surfing'] },
  },
  deleteThumbnails: {
    en: 'Delete several thumbnails',
    es: 'Eliminar varias miniaturas',
    example: { ids: [exampleId] },
  },
  readThumbnail: { en: 'Read a thumbnail', es: 'Leer una miniatura' },
  changeThumbnail: {
    en: 'Change the title, the tags or the current image',
    es: 'Cambiar el título, las etiquetas o la imagen actual',
    example: { title: 'My second wave', tags: ['surfing'] },
  },
  deleteThumbnail: { en: 'Delete a thumbnail', es: 'Eliminar una miniatura' },
  readPicture: { en: 'Download an image', es: 'Descargar una imagen' },
  uploadFinalImage: {
    en: 'Upload the final image of a thumbnail',
    es: 'Subir la imagen final de una miniatura',
  },
  readDocument: { en: 'Read the document of a thumbnail', es: 'Leer el documento de una miniatura' },
  saveDocument: { en: 'Replace the document', es: 'Sustituir el documento' },
  applyActions: {
    en: 'Apply actions to the document',
    es: 'Aplicar acciones al documento',
    example: { actions: [{ name: 'flip', args: { id: 'illustration-2' } }] },
  },
  keepVersion: {
    en: 'Keep the document as a version',
    es: 'Guardar el documento como versión',
    example: { name: 'Before the new headline' },
  },
  listVersions: { en: 'List the kept versions', es: 'Listar las versiones guardadas' },
  restoreVersion: { en: 'Restore a version', es: 'Restaurar una versión' },
  copyThumbnail: {
    en: 'Copy a thumbnail with its document',
    es: 'Copiar una miniatura con su documento',
    example: { title: 'The same wave in blue' },
  },
  renderDocument: {
    en: 'Draw the document as an image file',
    es: 'Dibujar el documento como archivo de imagen',
    example: { format: 'jpeg', width: 1280, maxBytes: 2_000_000 },
  },
  addAsset: { en: 'Upload a picture', es: 'Subir una foto' },
  listAssets: { en: 'List the uploaded pictures', es: 'Listar las fotos subidas' },
  readAsset: { en: 'Download an uploaded picture', es: 'Descargar una foto subida' },
  deleteAsset: { en: 'Delete an uploaded picture', es: 'Eliminar una foto subida' },
  readAccount: { en: 'Read the profile', es: 'Leer el perfil' },
  readCredits: { en: 'Read the balance', es: 'Leer el saldo' },
  listLedger: { en: 'List the entries of the ledger', es: 'Listar los movimientos' },
  readSpending: { en: 'Read what was spent by month', es: 'Leer lo gastado por mes' },
  listPurchases: { en: 'List the purchases', es: 'Listar las compras' },
} as const satisfies Record<string, Text & { example?: object }>;

/** Id of an operation that API keys may call. */
export type ProgramOperation = keyof typeof programOperations;
