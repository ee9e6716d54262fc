import { defineMessages } from '../../../../shared/i18n/define-messages';

/** Messages of the rows and dialogs about the second factor of an account. */
export const secondFactorMessages = defineMessages(
  {
    app: 'Authenticator app',
    appOff: 'Ask for a code from an app on your phone at each sign-in, beside your password.',
    appOn: 'On since {{date}}. Each sign-in needs a code of the app.',
    setUp: 'Set up',
    remove: 'Remove',
    codes: 'Recovery codes',
    codesText_one: '{{count}} unused code. A code replaces the app if you lose your phone.',
    codesText_other: '{{count}} unused codes. A code replaces the app if you lose your phone.',
    newCodes: 'Create new codes',
    failed: 'Your second factor could not be loaded',
    setUpTitle: 'Set up an authenticator app',
    setUpStart: 'You need an app such as Google Authenticator, Aegis, 1Password or Apple Passwords.',
    continue: 'Continue',
    scan: 'Scan this code with your authenticator app.',
    qrLabel: 'QR code for your authenticator app',
    secret: 'Or type this key into the app',
    copySecret: 'Copy the key',
    copied: 'Copied',
    code: 'Code that the app shows',
    turnOn: 'Turn on',
    turningOn: 'Turning on...',
    codesTitle: 'Save your recovery codes',
    codesLead:
      'Each code works once, if you lose your phone. They are shown only now: keep them in a safe place.',
    copyCodes: 'Copy codes',
    download: 'Download',
    done: 'I have saved the codes',
    added: 'Sign-ins now need a code of your app',
    removeTitle: 'Remove the authenticator app?',
    removeText: 'Sign-ins then need only your password, and your recovery codes stop working.',
    removing: 'Removing...',
    removed: 'The authenticator app was removed',
    newCodesTitle: 'Create new recovery codes?',
    newCodesText: 'Your present recovery codes stop working.',
    creating: 'Creating...',
  },
  {
    app: 'Aplicación de autenticación',
    appOff: 'Pide en cada inicio de sesión un código de una aplicación de tu móvil, además de la contraseña.',
    appOn: 'Activada desde el {{date}}. Cada inicio de sesión necesita un código de la aplicación.',
    setUp: 'Configurar',
    remove: 'Quitar',
    codes: 'Códigos de recuperación',
    codesText_one: '{{count}} código sin usar. Un código sustituye a la aplicación si pierdes el móvil.',
    codesText_other: '{{count}} códigos sin usar. Un código sustituye a la aplicación si pierdes el móvil.',
    newCodes: 'Crear códigos nuevos',
    failed: 'Tu segundo factor no se pudo cargar',
    setUpTitle: 'Configurar una aplicación de autenticación',
    setUpStart:
      'Necesitas una aplicación como Google Authenticator, Aegis, 1Password o Contraseñas de Apple.',
    continue: 'Continuar',
    scan: 'Escanea este código con tu aplicación de autenticación.',
    qrLabel: 'Código QR para tu aplicación de autenticación',
    secret: 'O escribe esta clave en la aplicación',
    copySecret: 'Copiar la clave',
    copied: 'Copiado',
    code: 'Código que muestra la aplicación',
    turnOn: 'Activar',
    turningOn: 'Activando...',
    codesTitle: 'Guarda tus códigos de recuperación',
    codesLead:
      'Cada código sirve una vez, si pierdes el móvil. Solo se muestran ahora: guárdalos en un lugar seguro.',
    copyCodes: 'Copiar códigos',
    download: 'Descargar',
    done: 'He guardado los códigos',
    added: 'Desde ahora hace falta un código de tu aplicación para iniciar sesión',
    removeTitle: '¿Quitar la aplicación de autenticación?',
    removeText:
      'Después bastará tu contraseña para iniciar sesión, y tus códigos de recuperación dejarán de servir.',
    removing: 'Quitando...',
    removed: 'Se quitó la aplicación de autenticación',
    newCodesTitle: '¿Crear códigos de recuperación nuevos?',
    newCodesText: 'Tus códigos de recuperación actuales dejarán de servir.',
    creating: 'Creando...',
  },
);

declare module '../../../../shared/i18n/translation' {
  interface Catalogue {
    secondFactor: typeof secondFactorMessages.en;
  }
}
