import { defineTexts } from '../../../shared/i18n/define-texts';

/** Taking everything along, and leaving. */
export const ownDataTexts = defineTexts(
  {
    export: 'Download everything',
    exportText: 'One zip with your profile, thumbnails, ledger and every picture.',
    download: 'Download',
    preparing: 'Preparing...',
    received: '{{size}} so far',
    exported: 'Your data is downloaded',
    delete: 'Delete account',
    deleteText: 'Your account, thumbnails and pictures are gone for good.',
    deleteTitle: 'Delete your account?',
    whatGoes: 'You are signed out everywhere. Your email is free for a new account.',
    whatGoesPictures:
      'Your profile, thumbnails and pictures are deleted. Download them first if you want them.',
    whatGoesCredits_zero: 'The entries of your ledger stay, without your name.',
    whatGoesCredits_one: 'Your {{count}} credit is lost. The entries of your ledger stay, without your name.',
    whatGoesCredits_other:
      'Your {{count}} credits are lost. The entries of your ledger stay, without your name.',
    cannotUndo: 'This action cannot be undone.',
    typeEmail: 'Type {{email}} to confirm',
    confirm: 'Delete my account',
    deleting: 'Deleting...',
    deleted: 'Your account is deleted',
  },
  {
    export: 'Descargar todo',
    exportText: 'Un zip con tu perfil, tus portadas, tu libro de créditos y cada imagen.',
    download: 'Descargar',
    preparing: 'Preparando...',
    received: '{{size}} hasta ahora',
    exported: 'Tus datos están descargados',
    delete: 'Eliminar la cuenta',
    deleteText: 'Tu cuenta, tus portadas y tus imágenes desaparecen para siempre.',
    deleteTitle: '¿Eliminar tu cuenta?',
    whatGoes: 'Se cierran todas tus sesiones. Tu correo queda libre para otra cuenta.',
    whatGoesPictures: 'Se eliminan tu perfil, tus portadas y tus imágenes. Descárgalos antes si los quieres.',
    whatGoesCredits_zero: 'Las anotaciones de tu libro de créditos quedan, sin tu nombre.',
    whatGoesCredits_one:
      'Pierdes tu {{count}} crédito. Las anotaciones de tu libro de créditos quedan, sin tu nombre.',
    whatGoesCredits_other:
      'Pierdes tus {{count}} créditos. Las anotaciones de tu libro de créditos quedan, sin tu nombre.',
    cannotUndo: 'Esta acción no se puede deshacer.',
    typeEmail: 'Escribe {{email}} para confirmar',
    confirm: 'Eliminar mi cuenta',
    deleting: 'Eliminando...',
    deleted: 'Tu cuenta está eliminada',
  },
);
