import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the audit log: one message for each action of administrators. */
export const auditLogMessages = defineMessages(
  {
    title: 'Audit log',
    lead: 'Actions of administrators, newest first. Entries cannot be changed or deleted.',
    action: {
      'purchase-accept': 'Purchase accepted',
      'purchase-refuse': 'Purchase refused',
      'model-enable': 'Image model enabled',
      'model-disable': 'Image model disabled',
      'generation-retry': 'Generation retried',
      'generation-cancel': 'Generation cancelled',
      'queue-pause': 'Queue paused',
      'queue-resume': 'Queue resumed',
      'user-grant': 'Credits changed',
      'user-disable': 'Account disabled',
      'user-enable': 'Account enabled',
      'user-signout': 'User signed out',
      'user-resetfactor': 'Second factor reset',
    },
    credits: 'Credits: {{change}}',
    reason: 'Reason: {{reason}}',
    empty: 'No actions yet.',
    failed: 'The audit log could not be loaded',
  },
  {
    title: 'Registro de auditoría',
    lead: 'Acciones de los administradores, las más recientes primero. Las entradas no se pueden cambiar ni eliminar.',
    action: {
      'purchase-accept': 'Compra aceptada',
      'purchase-refuse': 'Compra rechazada',
      'model-enable': 'Modelo de imagen activado',
      'model-disable': 'Modelo de imagen desactivado',
      'generation-retry': 'Generación reintentada',
      'generation-cancel': 'Generación cancelada',
      'queue-pause': 'Cola pausada',
      'queue-resume': 'Cola reanudada',
      'user-grant': 'Créditos cambiados',
      'user-disable': 'Cuenta desactivada',
      'user-enable': 'Cuenta activada',
      'user-signout': 'Sesiones del usuario cerradas',
      'user-resetfactor': 'Segundo factor restablecido',
    },
    credits: 'Créditos: {{change}}',
    reason: 'Motivo: {{reason}}',
    empty: 'Todavía no hay acciones.',
    failed: 'No se pudo cargar el registro de auditoría',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    auditLog: typeof auditLogMessages.en;
  }
}
