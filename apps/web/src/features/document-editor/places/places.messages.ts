import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about photographed places as the background of a picture. */
export const placesMessages = defineMessages(
  {
    section: 'Place as background',
    hint: 'A photographed place, out of focus. It replaces the whole background.',
    use: 'Use {{place}} as background',
    used: '{{place}} is the background.',
    place: 'Place',
    yaw: 'Direction',
    pitch: 'Height of the view',
    fov: 'Width of the view',
    blur: 'Blur',
    exposure: 'Exposure',
    tint: 'Color of the light',
    saturation: 'Saturation',
    neutral: 'Neutral light',
    degrees: '{{value}} degrees',
    percent: '{{value}} %',
    stops: '{{value}} EV',
    pixels: '{{value}} px',
  },
  {
    section: 'Lugar como fondo',
    hint: 'Un lugar fotografiado y desenfocado. Sustituye todo el fondo.',
    use: 'Usar {{place}} como fondo',
    used: 'El fondo es ahora {{place}}.',
    place: 'Lugar',
    yaw: 'Dirección',
    pitch: 'Altura de la vista',
    fov: 'Ancho de la vista',
    blur: 'Desenfoque',
    exposure: 'Exposición',
    tint: 'Color de la luz',
    saturation: 'Saturación',
    neutral: 'Luz neutra',
    degrees: '{{value}} grados',
    percent: '{{value}} %',
    stops: '{{value}} EV',
    pixels: '{{value}} px',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    places: typeof placesMessages.en;
  }
}
