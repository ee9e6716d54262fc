import { defineMessages } from '../i18n/define-messages';

/** Messages with the names of devices. */
export const deviceMessages = defineMessages(
  {
    onSystem: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
  },
  {
    onSystem: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    device: typeof deviceMessages.en;
  }
}
