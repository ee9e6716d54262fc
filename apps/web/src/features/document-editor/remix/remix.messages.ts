import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the choice what a dropped or pasted picture is used for. */
export const remixMessages = defineMessages(
  {
    title: 'Use this picture',
    alt: 'The picture that you chose',
    right: 'By choosing, you confirm that you may use this picture.',
    photo: 'Add as photo',
    base: 'Use as base layer',
    baseHint: 'Covers the background, and is locked.',
    colors: 'Take its colors',
    colorsHint: 'The picture stays on this device.',
    palette: 'Colors of the picture',
    layout: 'Take its layout',
    layoutHint: {
      left: 'Its details are on the left. Your picture is mirrored.',
      right: 'Its details are on the right. Your picture is mirrored.',
    },
    tookColors: 'The colors are applied.',
    tookLayout: 'Your picture is mirrored.',
    nothing: 'This picture changes nothing in yours',
    baseName: 'Base layer',
    baseAdded: 'The base layer is added and locked.',
  },
  {
    title: 'Usar esta imagen',
    alt: 'La imagen que elegiste',
    right: 'Al elegir, confirmas que puedes usar esta imagen.',
    photo: 'Añadir como foto',
    base: 'Usar como capa base',
    baseHint: 'Cubre el fondo y queda bloqueada.',
    colors: 'Tomar sus colores',
    colorsHint: 'La imagen no sale de este dispositivo.',
    palette: 'Colores de la imagen',
    layout: 'Tomar su composición',
    layoutHint: {
      left: 'Sus detalles están a la izquierda. Tu miniatura se refleja.',
      right: 'Sus detalles están a la derecha. Tu miniatura se refleja.',
    },
    tookColors: 'Los colores están aplicados.',
    tookLayout: 'Tu miniatura está reflejada.',
    nothing: 'Esta imagen no cambia nada en la tuya',
    baseName: 'Capa base',
    baseAdded: 'La capa base está añadida y bloqueada.',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    remix: typeof remixMessages.en;
  }
}
