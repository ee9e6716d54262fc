import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the brand kit in the profile. */
export const brandMessages = defineMessages(
  {
    lead: 'Typefaces, colors and logo that you give to a picture with "Apply my brand" in the document editor.',
    loadFailed: 'Your brand could not be loaded',
    face: { first: 'Typeface of texts', second: 'Typeface of badges', none: 'As it is' },
    finish: 'Finish of letters',
    finishes: {
      plain: 'Plain',
      bevel: 'Bevel',
      gloss: 'Gloss',
      metal: 'Metal',
      tube: 'Neon',
      scratched: 'Scratched',
      halftone: 'Halftone',
      print: 'Print',
      stencil: 'Stencil',
      marker: 'Marker',
    },
    colors: {
      title: 'Colors',
      roles: {
        letters: 'Letters',
        highlight: 'Highlighted words',
        signs: 'Badges and signs',
        fourth: 'Fourth color',
        fifth: 'Fifth color',
      },
      add: 'Add a color',
      remove: 'Remove the last color',
    },
    outline: {
      title: 'Outline of people and drawings',
      use: 'Use an outline',
      color: 'Color of the outline',
      width: 'Width in pixels',
    },
    logo: {
      title: 'Logo',
      choose: 'Choose a logo',
      busy: 'Uploading…',
      picture: 'Your logo',
      remove: 'Remove the logo',
      failed: 'The logo could not be uploaded',
      corner: 'Corner',
      corners: {
        'top-left': 'Top left',
        'top-right': 'Top right',
        'bottom-left': 'Bottom left',
        'bottom-right': 'Bottom right, above the timestamp',
      },
      size: 'Width in percent of the picture',
    },
    save: 'Save my brand',
    saved: 'Your brand is saved.',
    saveFailed: 'Your brand could not be saved',
  },
  {
    lead: 'Tipos de letra, colores y logotipo que das a una miniatura con «Aplicar mi marca» en el editor.',
    loadFailed: 'No se pudo cargar tu marca',
    face: {
      first: 'Tipo de letra de los textos',
      second: 'Tipo de letra de las etiquetas',
      none: 'Como está',
    },
    finish: 'Acabado de las letras',
    finishes: {
      plain: 'Liso',
      bevel: 'Biselado',
      gloss: 'Brillante',
      metal: 'Metal',
      tube: 'Neón',
      scratched: 'Rayado',
      halftone: 'Semitono',
      print: 'Impreso',
      stencil: 'Plantilla',
      marker: 'Rotulador',
    },
    colors: {
      title: 'Colores',
      roles: {
        letters: 'Letras',
        highlight: 'Palabras destacadas',
        signs: 'Etiquetas y señales',
        fourth: 'Cuarto color',
        fifth: 'Quinto color',
      },
      add: 'Añadir un color',
      remove: 'Quitar el último color',
    },
    outline: {
      title: 'Contorno de personas y dibujos',
      use: 'Usar un contorno',
      color: 'Color del contorno',
      width: 'Anchura en píxeles',
    },
    logo: {
      title: 'Logotipo',
      choose: 'Elegir un logotipo',
      busy: 'Subiendo…',
      picture: 'Tu logotipo',
      remove: 'Quitar el logotipo',
      failed: 'No se pudo subir el logotipo',
      corner: 'Esquina',
      corners: {
        'top-left': 'Arriba a la izquierda',
        'top-right': 'Arriba a la derecha',
        'bottom-left': 'Abajo a la izquierda',
        'bottom-right': 'Abajo a la derecha, sobre la duración',
      },
      size: 'Anchura en porcentaje de la miniatura',
    },
    save: 'Guardar mi marca',
    saved: 'Tu marca se ha guardado.',
    saveFailed: 'No se pudo guardar tu marca',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    brand: typeof brandMessages.en;
  }
}
