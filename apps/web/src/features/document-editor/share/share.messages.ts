import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the dialog that shares pictures. */
export const shareMessages = defineMessages(
  {
    title: 'Share and let people vote',
    text: 'Everyone with the link sees the pictures as they are now, without their titles, and can vote without an account. The link ends after 30 days, or when you revoke it.',
    others: 'Compare with up to two other thumbnails',
    create: 'Create the link',
    creating: 'Drawing the pictures…',
    failed: 'The link could not be created',
    link: 'Link to share',
    once: 'Copy the link now: it is shown only once.',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    links: 'Your links',
    loadFailed: 'Your links could not be loaded',
    until: 'Until {{date}}',
    votes_one: '{{count}} vote: {{title}}',
    votes_other: '{{count}} votes: {{title}}',
    revoke: 'Revoke',
    revokeOf: 'Revoke the link of {{date}}',
    revoked: 'The link is revoked.',
    revokeFailed: 'The link could not be revoked',
  },
  {
    title: 'Compartir y dejar votar',
    text: 'Quien tenga el enlace ve las miniaturas como están ahora, sin sus títulos, y puede votar sin una cuenta. El enlace termina después de 30 días o cuando lo revocas.',
    others: 'Comparar con hasta otras dos miniaturas',
    create: 'Crear el enlace',
    creating: 'Dibujando las miniaturas…',
    failed: 'No se pudo crear el enlace',
    link: 'Enlace para compartir',
    once: 'Copia el enlace ahora: se muestra solo una vez.',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    links: 'Tus enlaces',
    loadFailed: 'No se pudieron cargar tus enlaces',
    until: 'Hasta el {{date}}',
    votes_one: '{{count}} voto: {{title}}',
    votes_other: '{{count}} votos: {{title}}',
    revoke: 'Revocar',
    revokeOf: 'Revocar el enlace del {{date}}',
    revoked: 'El enlace está revocado.',
    revokeFailed: 'No se pudo revocar el enlace',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    share: typeof shareMessages.en;
  }
}
