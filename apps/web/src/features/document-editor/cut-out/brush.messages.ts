import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the brush that corrects a cut-out. */
export const brushMessages = defineMessages(
  {
    title: 'Keep or remove parts',
    text: 'Paint over the photo to keep or remove parts. By keyboard: arrow keys move the brush, Space paints, and Shift with an arrow key paints a line.',
    area: 'Photo: paint what to keep or remove',
    mode: 'What the brush does',
    keep: 'Keep',
    remove: 'Remove',
    size: 'Size of the brush',
    apply: 'Apply',
    loading: 'Loading the photo…',
    loadFailed: 'The photo or its cut-out could not be loaded. Check your connection.',
    failed: 'The cut-out could not be saved',
  },
  {
    title: 'Conservar o quitar partes',
    text: 'Pinta sobre la foto para conservar o quitar partes. Con el teclado: las flechas mueven el pincel, Espacio pinta, y Mayús con una flecha pinta una línea.',
    area: 'Foto: pinta lo que quieres conservar o quitar',
    mode: 'Qué hace el pincel',
    keep: 'Conservar',
    remove: 'Quitar',
    size: 'Tamaño del pincel',
    apply: 'Aplicar',
    loading: 'Cargando la foto…',
    loadFailed: 'No se pudieron cargar la foto o su recorte. Comprueba tu conexión.',
    failed: 'No se pudo guardar el recorte',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    brush: typeof brushMessages.en;
  }
}
