import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the export of the account's data and of the deletion of the account. */
export const ownDataMessages = defineMessages(
  {
    export: 'Download your data',
    exportText: 'A zip file with your profile, thumbnails, credit history and all images.',
    download: 'Download',
    preparing: 'Preparing...',
    received: '{{size}} downloaded',
    exported: 'Your data has been downloaded',
    delete: 'Delete account',
    deleteText: 'Permanently deletes your account, thumbnails and images.',
    deleteTitle: 'Delete your account?',
    whatGoes: 'You will be signed out everywhere. You can use your email for a new account.',
    whatGoesPictures:
      'Your profile, thumbnails and images will be deleted. Download them first if you want to keep them.',
    historyKept: 'Your credit history is kept without your name.',
    whatGoesCredits_one:
      'You will lose your {{count}} credit. Your credit history is kept without your name.',
    whatGoesCredits_other:
      'You will lose your {{count}} credits. Your credit history is kept without your name.',
    cannotUndo: 'This action cannot be undone.',
    typeEmail: 'Type {{email}} to confirm',
    confirm: 'Delete my account',
    deleting: 'Deleting...',
    deleted: 'Your account has been deleted',
  },
  {
    export: 'Descargar tus datos',
    exportText:
      'Un archivo zip con tu perfil, tus miniaturas, tu historial de créditos y todas las imágenes.',
    download: 'Descargar',
    preparing: 'Preparando...',
    received: '{{size}} descargados',
    exported: 'Tus datos se han descargado',
    delete: 'Eliminar la cuenta',
    deleteText: 'Elimina para siempre tu cuenta, tus miniaturas y tus imágenes.',
    deleteTitle: '¿Eliminar tu cuenta?',
    whatGoes: 'Se cerrarán todas tus sesiones. Podrás usar tu correo para otra cuenta.',
    whatGoesPictures:
      'Se eliminarán tu perfil, tus miniaturas y tus imágenes. Descárgalos antes si quieres conservarlos.',
    historyKept: 'Tu historial de créditos se conserva sin tu nombre.',
    whatGoesCredits_one: 'Perderás tu {{count}} crédito. Tu historial de créditos se conserva sin tu nombre.',
    whatGoesCredits_other:
      'Perderás tus {{count}} créditos. Tu historial de créditos se conserva sin tu nombre.',
    cannotUndo: 'Esta acción no se puede deshacer.',
    typeEmail: 'Escribe {{email}} para confirmar',
    confirm: 'Eliminar mi cuenta',
    deleting: 'Eliminando...',
    deleted: 'Tu cuenta se ha eliminado',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    ownData: typeof ownDataMessages.en;
  }
}
