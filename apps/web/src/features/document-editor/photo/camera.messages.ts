import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the camera. */
export const cameraMessages = defineMessages(
  {
    title: 'Take a photo',
    picture: 'Picture of the camera',
    starting: 'Starting the camera…',
    take: 'Take the photo',
    refused:
      'The camera is not allowed for this page. Allow it in the settings of your browser, or choose a file instead.',
    absent: 'No camera was found. Connect one, or choose a file instead.',
    busy: 'The camera is used by another program. Close it, or choose a file instead.',
    failed: 'The camera did not start. Choose a file instead.',
  },
  {
    title: 'Hacer una foto',
    picture: 'Imagen de la cámara',
    starting: 'Iniciando la cámara…',
    take: 'Hacer la foto',
    refused:
      'La cámara no está permitida en esta página. Permítela en los ajustes del navegador o elige un archivo.',
    absent: 'No se encontró ninguna cámara. Conecta una o elige un archivo.',
    busy: 'Otro programa está usando la cámara. Ciérralo o elige un archivo.',
    failed: 'La cámara no se inició. Elige un archivo.',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    camera: typeof cameraMessages.en;
  }
}
