import { defineMessages } from '../i18n/define-messages';

/** Names of the photographed places. */
export const placeNames = defineMessages(
  {
    apartment: 'Apartment',
    bridge: 'Glass bridge',
    city: 'City',
    dawn: 'Hills at dawn',
    esplanade: 'Shopping mall',
    forest: 'Forest',
    hall: 'Hall',
    lab: 'Laboratory',
    lobby: 'Lobby',
    night: 'Field at dusk',
    park: 'Park',
    sky: 'Clouds and sea',
    studio: 'Photo studio',
    sunrise: 'Meadow at sunrise',
    sunset: 'Harbor at sunset',
    venice: 'Shore at dusk',
    warehouse: 'Warehouse',
    workshop: 'Workshop',
  },
  {
    apartment: 'Piso',
    bridge: 'Puente de cristal',
    city: 'Ciudad',
    dawn: 'Colinas al alba',
    esplanade: 'Centro comercial',
    forest: 'Bosque',
    hall: 'Salón',
    lab: 'Laboratorio',
    lobby: 'Vestíbulo',
    night: 'Campo al ocaso',
    park: 'Parque',
    sky: 'Nubes y mar',
    studio: 'Estudio de fotos',
    sunrise: 'Pradera al alba',
    sunset: 'Puerto al atardecer',
    venice: 'Orilla al ocaso',
    warehouse: 'Almacén',
    workshop: 'Taller',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    placeNames: typeof placeNames.en;
  }
}
