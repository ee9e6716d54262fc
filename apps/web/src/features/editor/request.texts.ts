import { defineTexts } from '../../shared/i18n/define-texts';

/** Texts of what a request says beside the picture itself: how many variants, from which seed, and how each comes along. */
export const requestTexts = defineTexts(
  {
    variants: {
      label: 'Variants',
      pictures_one: '{{count}} picture',
      pictures_other: '{{count}} pictures',
      credits_one: '{{count}} credit',
      credits_other: '{{count}} credits',
      price: '{{pictures}}, {{credits}}',
      tooMany: '{{pictures}} cost {{credits}}, and you have {{balance}}.',
      confirmTitle: 'Generate {{pictures}}?',
      confirmText: 'They cost {{credits}}. For each that fails or is cancelled, its credit comes back.',
      confirm: 'Generate for {{credits}}',
      left_one: 'You have {{count}} credit; {{left}} will be left.',
      left_other: 'You have {{count}} credits; {{left}} will be left.',
      progress: 'Progress of the variants',
      pictureOf: 'Picture {{number}} of {{count}}',
      arrived: 'Ready, in the history',
      cancelOf: 'Cancel picture {{number}}',
      failed: 'Picture {{number}}: {{message}}',
      allDone_one: '{{count}} image generated successfully! {{count}} credit has been deducted.',
      allDone_other: '{{count}} images generated successfully! {{count}} credits have been deducted.',
      someDone_one:
        '{{count}} of {{all}} images generated. {{count}} credit has been deducted, the others are back.',
      someDone_other:
        '{{count}} of {{all}} images generated. {{count}} credits have been deducted, the others are back.',
    },
    seed: {
      label: 'Seed',
      hint: 'The same seed and the same words draw the same picture. Left empty, each request is drawn anew.',
      placeholder: 'Any',
    },
  },
  {
    variants: {
      label: 'Variantes',
      pictures_one: '{{count}} imagen',
      pictures_other: '{{count}} imágenes',
      credits_one: '{{count}} crédito',
      credits_other: '{{count}} créditos',
      price: '{{pictures}}, {{credits}}',
      tooMany: '{{pictures}} cuestan {{credits}}, y tienes {{balance}}.',
      confirmTitle: '¿Generar {{pictures}}?',
      confirmText: 'Cuestan {{credits}}. Por cada una que falle o canceles, su crédito vuelve.',
      confirm: 'Generar por {{credits}}',
      left_one: 'Tienes {{count}} crédito; te quedarán {{left}}.',
      left_other: 'Tienes {{count}} créditos; te quedarán {{left}}.',
      progress: 'Progreso de las variantes',
      pictureOf: 'Imagen {{number}} de {{count}}',
      arrived: 'Lista, en el historial',
      cancelOf: 'Cancelar la imagen {{number}}',
      failed: 'Imagen {{number}}: {{message}}',
      allDone_one: '¡{{count}} imagen generada correctamente! Se ha descontado {{count}} crédito.',
      allDone_other: '¡{{count}} imágenes generadas correctamente! Se han descontado {{count}} créditos.',
      someDone_one:
        'Se generó {{count}} de {{all}} imágenes. Se ha descontado {{count}} crédito; los demás han vuelto.',
      someDone_other:
        'Se generaron {{count}} de {{all}} imágenes. Se han descontado {{count}} créditos; los demás han vuelto.',
    },
    seed: {
      label: 'Semilla',
      hint: 'La misma semilla y las mismas palabras dibujan la misma imagen. Vacía, cada petición se dibuja de nuevo.',
      placeholder: 'Cualquiera',
    },
  },
);
