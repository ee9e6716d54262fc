import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about the versions of a document. */
export const versionsMessages = defineMessages(
  {
    text: 'A version keeps the picture as it is now. Versions stay; restoring one keeps the present picture, too.',
    name: 'Name of the version (optional)',
    keep: 'Keep this version',
    kept: 'The version is kept.',
    keepFailed: 'The version could not be kept',
    empty: 'No versions yet.',
    unnamed: 'Version {{number}}',
    restore: 'Restore',
    restoreOf: 'Restore: {{title}}',
    restored: 'The version is restored.',
    restoreFailed: 'The version could not be restored',
    loadFailed: 'We could not load the versions',
  },
  {
    text: 'Una versión conserva la miniatura como está ahora. Las versiones no se borran, y al restaurar una también se conserva la miniatura actual.',
    name: 'Nombre de la versión (opcional)',
    keep: 'Conservar esta versión',
    kept: 'La versión se ha conservado.',
    keepFailed: 'No se pudo conservar la versión',
    empty: 'Todavía no hay versiones.',
    unnamed: 'Versión {{number}}',
    restore: 'Restaurar',
    restoreOf: 'Restaurar: {{title}}',
    restored: 'La versión se ha restaurado.',
    restoreFailed: 'No se pudo restaurar la versión',
    loadFailed: 'No se pudieron cargar las versiones',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    versions: typeof versionsMessages.en;
  }
}
