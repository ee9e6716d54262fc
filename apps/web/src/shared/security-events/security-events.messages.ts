import type { SecurityEventKind, SecurityEventOutcome } from '@portada/contracts';
import { defineMessages } from '../i18n/define-messages';

/** Messages of the security log: one for each kind of event and each outcome. */
export const securityEventsMessages = defineMessages(
  {
    kind: {
      sign_up: 'Account creation',
      sign_in: 'Sign-in',
      sign_out: 'Sign-out',
      session_ended: 'Sign-out of another session',
      password_reset_requested: 'Request for a password reset link',
      password_reset: 'Password reset by link',
      password_changed: 'Password change',
      email_verified: 'Email verification',
      data_exported: 'Download of account data',
      account_deleted: 'Account deletion',
      administrator_action: 'Administrator action',
      access_refused: 'Access without permission',
      limit_reached: 'Too many requests',
      second_factor_asked: 'Sign-in, second factor asked for',
      second_factor_added: 'Second factor added',
      second_factor_removed: 'Second factor removed',
      recovery_codes_made: 'New recovery codes',
      api_key_created: 'API key created',
      api_key_revoked: 'API key revoked',
      webhook_created: 'Webhook created',
      webhook_changed: 'Webhook changed',
      webhook_deleted: 'Webhook deleted',
    } satisfies Record<SecurityEventKind, string>,
    outcome: {
      success: 'Successful',
      failure: 'Failed',
    } satisfies Record<SecurityEventOutcome, string>,
    times_one: '{{count}} time',
    times_other: '{{count}} times',
  },
  {
    kind: {
      sign_up: 'Creación de la cuenta',
      sign_in: 'Inicio de sesión',
      sign_out: 'Cierre de sesión',
      session_ended: 'Cierre de otra sesión',
      password_reset_requested: 'Solicitud de un enlace para restablecer la contraseña',
      password_reset: 'Restablecimiento de la contraseña con un enlace',
      password_changed: 'Cambio de contraseña',
      email_verified: 'Verificación del correo',
      data_exported: 'Descarga de los datos de la cuenta',
      account_deleted: 'Eliminación de la cuenta',
      administrator_action: 'Acción de administración',
      access_refused: 'Acceso sin permiso',
      limit_reached: 'Demasiadas solicitudes',
      second_factor_asked: 'Inicio de sesión, segundo factor solicitado',
      second_factor_added: 'Segundo factor añadido',
      second_factor_removed: 'Segundo factor quitado',
      recovery_codes_made: 'Códigos de recuperación nuevos',
      api_key_created: 'Clave de API creada',
      api_key_revoked: 'Clave de API revocada',
      webhook_created: 'Webhook creado',
      webhook_changed: 'Webhook cambiado',
      webhook_deleted: 'Webhook eliminado',
    },
    outcome: {
      success: 'Correcto',
      failure: 'Fallido',
    },
    times_one: '{{count}} vez',
    times_other: '{{count}} veces',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    securityEvents: typeof securityEventsMessages.en;
  }
}
