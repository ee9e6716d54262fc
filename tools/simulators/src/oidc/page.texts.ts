import type { Language } from '@portada/contracts';

/** The sentences of the simulator's pages. */
export const pageTexts = {
  en: {
    simulator: 'Simulator for development',
    title: 'Choose an account',
    lead: 'This page stands in for a third-party provider, such as Google. No password is asked for, and nothing leaves this machine.',
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
    errorTitle: 'This sign-in cannot go on',
    errorLead: 'It was finished already, or it is too old. Close this window and try again.',
  },
  es: {
    simulator: 'Simulador para desarrollo',
    title: 'Elige una cuenta',
    lead: 'Esta página hace de proveedor externo, como Google. No pide contraseña y nada sale de esta máquina.',
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
    errorLead: 'Ya terminó o es demasiado antiguo. Cierra esta ventana e inténtalo de nuevo.',
  },
} satisfies Record<Language, Record<string, string>>;
