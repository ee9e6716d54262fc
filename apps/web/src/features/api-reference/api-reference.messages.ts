import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the heading of the page for developers. */
export const apiReferenceMessages = defineMessages(
  {
    tab: 'Thumbnail API for your own programs',
    description:
      'Make thumbnails from your own programs: every operation of the Portada API with parameters, answers, errors and examples.',
    title: 'Developers',
    headline: 'Thumbnails from your own programs.',
    lead: 'One HTTP API with keys, typed errors and an OpenAPI document. An image costs the same credits as in the app.',
    card: 'Portada: thumbnails for video creators',
    createKey: 'Create an API key',
    document: 'OpenAPI document',
  },
  {
    tab: 'API de miniaturas para tus programas',
    description:
      'Crea miniaturas desde tus propios programas: cada operación de la API de Portada con parámetros, respuestas, errores y ejemplos.',
    title: 'Desarrollo',
    headline: 'Miniaturas desde tus propios programas.',
    lead: 'Una API HTTP con claves, errores con código y un documento OpenAPI. Una imagen cuesta los mismos créditos que en la app.',
    card: 'Portada: miniaturas para creadores de vídeo',
    createKey: 'Crear una clave de API',
    document: 'Documento OpenAPI',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    apiReference: typeof apiReferenceMessages.en;
  }
}
