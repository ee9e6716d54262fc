import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of a request for images: number of variants, seed, and progress of each variant. */
export const requestMessages = defineMessages(
  {
    brand: {
      label: 'Use my brand',
      hint: 'New images of the studio get the typefaces, colors, outline and logo of your brand. Images of other models do not.',
    },
    withoutQuestion: 'Do not ask again for one credit',
    variants: {
      label: 'Variants',
      images_one: '{{count}} image',
      images_other: '{{count}} images',
      credits_one: '{{count}} credit',
      credits_other: '{{count}} credits',
      price: '{{images}}, {{credits}}',
      tooMany_one: '{{images}} costs {{credits}}, and you have {{balance}}.',
      tooMany_other: '{{images}} cost {{credits}}, and you have {{balance}}.',
      confirmTitle: 'Generate {{images}}?',
      confirmText: 'They cost {{credits}}. You get a credit back for each image that fails or is cancelled.',
      cancels: 'You can cancel up to {{count}} images a day while they are drawn.',
      confirm: 'Generate for {{credits}}',
      left_one: 'You have {{count}} credit and will have {{left}} left.',
      left_other: 'You have {{count}} credits and will have {{left}} left.',
      progress: 'Progress of the variants',
      imageOf: 'Image {{number}} of {{count}}',
      arrived: 'Ready in the history',
      cancelOf: 'Cancel image {{number}}',
      failed: 'Image {{number}}: {{message}}',
      allDone_one: '{{count}} image generated successfully! {{count}} credit has been deducted.',
      allDone_other: '{{count}} images generated successfully! {{count}} credits have been deducted.',
      someDone_one:
        '{{count}} of {{all}} images generated. {{count}} credit has been deducted; the rest were returned.',
      someDone_other:
        '{{count}} of {{all}} images generated. {{count}} credits have been deducted; the rest were returned.',
    },
    model: {
      label: 'Image model',
      quality: 'Quality',
      draft: 'Draft',
      standard: 'Standard',
      best: 'Best',
      photographs: 'Photographs',
      drawings: 'Illustrations',
      each: '{{credits}} per image',
      from: 'from {{credits}} per image',
      usual: 'usually {{seconds}} s',
      example: 'Example',
      own: 'Your latest image',
      none: 'No example yet',
      exampleOf: 'Example image of {{model}}',
      generate: 'Generate for {{credits}}',
      atMost:
        'The price is {{credits}} at most. If a cheaper image model has to draw, you get the difference back.',
      loading: 'Loading the price...',
      unknown: 'Price unknown',
      priceFailed: 'The price could not be loaded, so no image can be requested. {{reason}}',
      changed: 'The price has changed to {{credits}}. Nothing was charged. Please confirm the new price.',
      returned_one: '{{count}} credit used, {{returned}} returned.',
      returned_other: '{{count}} credits used, {{returned}} returned.',
      done_one: '{{count}} image generated successfully!',
      done_other: '{{count}} images generated successfully!',
      photorealistic: 'Photorealistic',
      use: 'Make current',
      useOf: 'Make image {{number}} current',
    },
    lettering: {
      label: 'Let the image model draw the headline',
      typesetHint:
        'Off: Portada sets the headline as type, checks that it can be read, and keeps it as a layer of its own.',
      drawnHint:
        'On: the letters are part of the image. They can have errors, are not measured, and cannot be edited. If another image model has to draw that cannot letter, Portada sets the headline.',
      confirm: 'The image model draws the headline.',
      by: 'Lettered by {{name}}',
      detail: 'Headline',
      drawn: 'Drawn by {{model}}',
      typeset: 'Set by Portada',
      unmeasured:
        'The image model drew the letters. Their contrast and size cannot be measured, so there is no score. Check the headline yourself at phone size.',
    },
    seed: {
      label: 'Seed',
      hint: 'The same seed and prompt always produce the same image. Leave it empty to get a new result each time.',
      placeholder: 'Random',
    },
  },
  {
    brand: {
      label: 'Usar mi marca',
      hint: 'Las imágenes nuevas del estudio tienen los tipos de letra, colores, contorno y logotipo de tu marca. Las de otros modelos, no.',
    },
    withoutQuestion: 'No volver a preguntar por un crédito',
    variants: {
      label: 'Variantes',
      images_one: '{{count}} imagen',
      images_other: '{{count}} imágenes',
      credits_one: '{{count}} crédito',
      credits_other: '{{count}} créditos',
      price: '{{images}}, {{credits}}',
      tooMany_one: '{{images}} cuesta {{credits}}, y tienes {{balance}}.',
      tooMany_other: '{{images}} cuestan {{credits}}, y tienes {{balance}}.',
      confirmTitle: '¿Generar {{images}}?',
      confirmText: 'Cuestan {{credits}}. Recuperas un crédito por cada imagen que falle o canceles.',
      cancels: 'Puedes cancelar hasta {{count}} imágenes al día mientras se dibujan.',
      confirm: 'Generar por {{credits}}',
      left_one: 'Tienes {{count}} crédito; después te quedarán {{left}}.',
      left_other: 'Tienes {{count}} créditos; después te quedarán {{left}}.',
      progress: 'Progreso de las variantes',
      imageOf: 'Imagen {{number}} de {{count}}',
      arrived: 'Lista, en el historial',
      cancelOf: 'Cancelar la imagen {{number}}',
      failed: 'Imagen {{number}}: {{message}}',
      allDone_one: '¡{{count}} imagen generada correctamente! Se ha descontado {{count}} crédito.',
      allDone_other: '¡{{count}} imágenes generadas correctamente! Se han descontado {{count}} créditos.',
      someDone_one:
        'Se generó {{count}} de {{all}} imágenes. Se ha descontado {{count}} crédito; hemos devuelto los demás.',
      someDone_other:
        'Se generaron {{count}} de {{all}} imágenes. Se han descontado {{count}} créditos; hemos devuelto los demás.',
    },
    model: {
      label: 'Modelo de imagen',
      quality: 'Calidad',
      draft: 'Borrador',
      standard: 'Estándar',
      best: 'Máxima',
      photographs: 'Fotografías',
      drawings: 'Ilustraciones',
      each: '{{credits}} por imagen',
      from: 'desde {{credits}} por imagen',
      usual: 'normalmente {{seconds}} s',
      example: 'Ejemplo',
      own: 'Tu última imagen',
      none: 'Aún sin ejemplo',
      exampleOf: 'Imagen de ejemplo de {{model}}',
      generate: 'Generar por {{credits}}',
      atMost:
        'El precio es {{credits}} como máximo. Si tiene que dibujar un modelo más barato, te devolvemos la diferencia.',
      loading: 'Cargando el precio...',
      unknown: 'Precio desconocido',
      priceFailed: 'No se pudo cargar el precio, así que no se puede pedir ninguna imagen. {{reason}}',
      changed: 'El precio ha cambiado a {{credits}}. No se cobró nada. Confirma el precio nuevo.',
      returned_one: 'Se ha usado {{count}} crédito y se ha devuelto {{returned}}.',
      returned_other: 'Se han usado {{count}} créditos y se ha devuelto {{returned}}.',
      done_one: '¡{{count}} imagen generada correctamente!',
      done_other: '¡{{count}} imágenes generadas correctamente!',
      photorealistic: 'Fotorrealista',
      use: 'Usar como actual',
      useOf: 'Usar la imagen {{number}} como actual',
    },
    lettering: {
      label: 'Dejar que el modelo de imagen dibuje el titular',
      typesetHint:
        'Desactivado: Portada compone el titular con tipografía. Se mide y puedes editarlo después.',
      drawnHint:
        'Activado: las letras forman parte de la imagen. Pueden tener errores, no se miden y no se pueden editar. Si tiene que dibujar otro modelo que no sabe rotular, Portada compone el titular.',
      confirm: 'El modelo de imagen dibuja el titular.',
      by: 'Rotulado por {{name}}',
      detail: 'Titular',
      drawn: 'Dibujado por {{model}}',
      typeset: 'Compuesto por Portada',
      unmeasured:
        'El modelo de imagen dibujó las letras. No se pueden medir su contraste ni su tamaño, así que no hay puntuación. Comprueba tú el titular al tamaño del móvil.',
    },
    seed: {
      label: 'Semilla',
      hint: 'La misma semilla y la misma descripción dan siempre la misma imagen. Déjala vacía para obtener un resultado nuevo cada vez.',
      placeholder: 'Aleatoria',
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    request: typeof requestMessages.en;
  }
}
