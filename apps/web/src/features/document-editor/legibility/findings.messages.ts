import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about the legibility of a document. */
export const findingsMessages = defineMessages(
  {
    score: 'Legibility: {{score}} of 100',
    measuring: 'Measuring…',
    good: 'The picture reads well on a phone.',
    mended: 'Changed: {{rule}}',
    cannot: 'This cannot be changed here: the layers are locked, or there is no room.',
    rules: {
      contrast: 'The words are hard to tell from what is behind them.',
      text_height: 'The smallest letters are too small for a phone.',
      word_count: 'The headline has too many words.',
      text_area_low: 'The words fill little of the picture.',
      text_area_high: 'The words fill too much of the picture.',
      safe_area: 'The timestamp of YouTube covers words or the subject.',
      brightness: 'Light and dark areas hardly differ.',
      saturation_low: 'The colors are weak.',
      saturation_high: 'The colors are too strong.',
      subject_low: 'The subject is small.',
      subject_high: 'The subject leaves no room.',
    },
    mends: {
      contrast: 'Add an outline',
      text_height: 'Enlarge the letters',
      word_count: 'Edit the words',
      text_area_low: 'Enlarge the words',
      text_area_high: 'Reduce the words',
      safe_area: 'Move out of the timestamp',
      brightness: 'Raise the contrast',
      saturation_low: 'Strengthen the colors',
      saturation_high: 'Calm the colors',
      subject_low: 'Enlarge the subject',
      subject_high: 'Reduce the subject',
    },
  },
  {
    score: 'Legibilidad: {{score}} de 100',
    measuring: 'Midiendo…',
    good: 'La imagen se lee bien en un móvil.',
    mended: 'Cambiado: {{rule}}',
    cannot: 'Esto no se puede cambiar aquí: las capas están bloqueadas o no hay espacio.',
    rules: {
      contrast: 'Las palabras se distinguen mal de lo que hay detrás.',
      text_height: 'Las letras más pequeñas son demasiado pequeñas para un móvil.',
      word_count: 'El titular tiene demasiadas palabras.',
      text_area_low: 'Las palabras ocupan poco de la imagen.',
      text_area_high: 'Las palabras ocupan demasiado de la imagen.',
      safe_area: 'La duración de YouTube tapa palabras o el motivo.',
      brightness: 'La luz y la sombra apenas se diferencian.',
      saturation_low: 'Los colores son débiles.',
      saturation_high: 'Los colores son demasiado fuertes.',
      subject_low: 'El motivo es pequeño.',
      subject_high: 'El motivo no deja espacio.',
    },
    mends: {
      contrast: 'Añadir un contorno',
      text_height: 'Agrandar las letras',
      word_count: 'Editar las palabras',
      text_area_low: 'Agrandar las palabras',
      text_area_high: 'Reducir las palabras',
      safe_area: 'Apartar de la duración',
      brightness: 'Subir el contraste',
      saturation_low: 'Reforzar los colores',
      saturation_high: 'Suavizar los colores',
      subject_low: 'Agrandar el motivo',
      subject_high: 'Reducir el motivo',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    findings: typeof findingsMessages.en;
  }
}
