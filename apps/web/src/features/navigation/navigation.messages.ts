import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the navigation bar and the account menu. */
export const navigationMessages = defineMessages(
  {
    main: 'Main',
    home: 'Portada, home',
    dashboard: 'Dashboard',
    thumbnails: 'My Thumbnails',
    profile: 'My Profile',
    credits: 'Buy Credits',
    administration: 'Administration',
    commands: 'Command menu',
    signOut: 'Sign Out',
    accountMenu: 'Account of {{name}}',
    user: 'User',
    memberSince: 'Member since {{date}}',
    creditsMeaning: 'Each credit equals one thumbnail generation',
    theme: 'Theme',
    themeSystem: 'Device',
    themeLight: 'Light',
    themeDark: 'Dark',
    language: 'Language',
    confirmTitle: 'Confirm Sign Out',
    confirmText: 'You will need to sign in again to see and create thumbnails.',
    signingOut: 'Signing out...',
    signedOut: 'Signed out successfully',
    signOutFailed: 'Signing out failed. Please try again.',
    verifyReminder: 'Email not verified yet',
    verifyText: 'Please verify {{email}} with the link we sent you.',
    dismiss: 'Dismiss',
  },
  {
    main: 'Principal',
    home: 'Portada, inicio',
    dashboard: 'Panel',
    thumbnails: 'Mis miniaturas',
    profile: 'Mi perfil',
    credits: 'Comprar créditos',
    administration: 'Administración',
    commands: 'Menú de comandos',
    signOut: 'Cerrar sesión',
    accountMenu: 'Cuenta de {{name}}',
    user: 'Usuario',
    memberSince: 'Miembro desde {{date}}',
    creditsMeaning: 'Cada crédito equivale a una miniatura generada',
    theme: 'Tema',
    themeSystem: 'Dispositivo',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    language: 'Idioma',
    confirmTitle: 'Confirmar cierre de sesión',
    confirmText: 'Tendrás que iniciar sesión de nuevo para ver y crear tus miniaturas.',
    signingOut: 'Cerrando sesión...',
    signedOut: 'Sesión cerrada exitosamente',
    signOutFailed: 'Error al cerrar sesión. Por favor, intenta de nuevo.',
    verifyReminder: 'Correo aún sin verificar',
    verifyText: 'Verifica {{email}} con el enlace que te enviamos.',
    dismiss: 'Descartar',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    navigation: typeof navigationMessages.en;
  }
}
