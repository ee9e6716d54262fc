import { defineTexts } from '../i18n/define-texts';

/** What a device is called. */
export const deviceTexts = defineTexts(
  {
    onSystem: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
  },
  {
    onSystem: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
  },
);
