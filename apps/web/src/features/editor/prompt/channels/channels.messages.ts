import { defineMessages } from '../../../../shared/i18n/define-messages';

/** Messages about the channels of the user. */
export const channelMessages = defineMessages(
  {
    shown: 'Channel: {{name}}',
    none: 'none',
    hint: 'A channel remembers style, mood, colors, aspect ratio, place, person, image model and brand, and your next new thumbnail starts with them.',
    field: 'Channel',
    noChannel: 'No channel',
    applied: 'The settings of “{{name}}” are in the form',
    applyShort: 'Use the settings',
    apply: 'Use the settings of “{{name}}”',
    saveShort: 'Save these settings',
    save: 'Save these settings to “{{name}}”',
    saved: 'Saved to “{{name}}”',
    newName: 'Name of a new channel',
    add: 'Save as a new channel',
    deleteShort: 'Delete the channel',
    delete: 'Delete the channel “{{name}}”',
    deleted: 'Channel “{{name}}” deleted',
    undo: 'Undo',
    failed: 'The channels could not be changed',
    exists: 'There is a channel with this name. Choose it to change its settings.',
  },
  {
    shown: 'Canal: {{name}}',
    none: 'ninguno',
    hint: 'Un canal recuerda estilo, atmósfera, colores, proporción, lugar, persona, modelo de imagen y marca, y tu próxima miniatura nueva empieza con ellos.',
    field: 'Canal',
    noChannel: 'Sin canal',
    applied: 'Los ajustes de «{{name}}» están en el formulario',
    applyShort: 'Usar los ajustes',
    apply: 'Usar los ajustes de «{{name}}»',
    saveShort: 'Guardar estos ajustes',
    save: 'Guardar estos ajustes en «{{name}}»',
    saved: 'Guardado en «{{name}}»',
    newName: 'Nombre de un canal nuevo',
    add: 'Guardar como canal nuevo',
    deleteShort: 'Eliminar el canal',
    delete: 'Eliminar el canal «{{name}}»',
    deleted: 'Canal «{{name}}» eliminado',
    undo: 'Deshacer',
    failed: 'No se pudieron cambiar los canales',
    exists: 'Ya hay un canal con este nombre. Elígelo para cambiar sus ajustes.',
  },
);

declare module '../../../../shared/i18n/translation' {
  interface Catalogue {
    channels: typeof channelMessages.en;
  }
}
