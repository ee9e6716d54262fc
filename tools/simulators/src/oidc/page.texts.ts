import type { Language } from '@portada/contracts';

/** Texts of the pages of the simulated OpenID provider, in both languages. */
export const pageTexts = {
  en: {
    simulator: 'Simulator for development',
    title: 'Choose an account',
    lead: 'This page simulates a third-party provider, such as Google. It asks for no password, and no data leaves this machine.',
    samples: 'Sample accounts',
    verified: 'Email verified',
    unverified: 'Email not verified',
    another: 'Use another account',
    email: 'Email',
    name: 'Name',
    isVerified: 'The provider has verified this email',
    go: 'Continue',
    cancel: 'Cancel',
    wrong: 'Please enter a name and a valid email.',
    errorTitle: 'This sign-in cannot continue',
    errorLead: 'It was completed already, or it has expired. Close this window and try again.',
  },
  es: {
    simulator: 'Simulador para desarrollo',
    title: 'Elige una cuenta',
    lead: 'Esta página simula un proveedor externo, como Google. No pide contraseña y ningún dato sale de este equipo.',
    samples: 'Cuentas de ejemplo',
    verified: 'Correo verificado',
    unverified: 'Correo sin verificar',
    another: 'Usar otra cuenta',
    email: 'Correo',
    name: 'Nombre',
    isVerified: 'El proveedor ha verificado este correo',
    go: 'Continuar',
    cancel: 'Cancelar',
    wrong: 'Escribe un nombre y un correo válido.',
    errorTitle: 'Este inicio de sesión no puede continuar',
    errorLead: 'Ya se completó o ha caducado. Cierra esta ventana e inténtalo de nuevo.',
  },
} satisfies Record<Language, Record<string, string>>;
