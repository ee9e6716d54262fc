import { defineMessages } from '../i18n/define-messages';

/** Messages about the confirmation of a sign-in: password, code and passkey. */
export const recentSignInMessages = defineMessages(
  {
    usePasskey: 'Use a passkey',
    waitingForPasskey: 'Waiting for the device...',
    passkeyFailed: 'The device did not confirm. Please try again.',
    yourCode: 'Code of your second factor',
    useCode: 'Use a code instead',
    usePassword: 'Use the password instead',
    yourPassword: 'Your password',
    yourPasswordHint: 'Your last sign-in was more than 15 minutes ago.',
    signInAgain:
      'Your last sign-in was more than 15 minutes ago. Sign out, sign in again, and then repeat this.',
  },
  {
    usePasskey: 'Usar una llave de acceso',
    waitingForPasskey: 'Esperando al dispositivo...',
    passkeyFailed: 'El dispositivo no confirmó. Inténtalo de nuevo.',
    yourCode: 'Código de tu segundo factor',
    useCode: 'Usar un código',
    usePassword: 'Usar la contraseña',
    yourPassword: 'Tu contraseña',
    yourPasswordHint: 'Iniciaste sesión hace más de 15 minutos.',
    signInAgain:
      'Iniciaste sesión hace más de 15 minutos. Cierra la sesión, vuelve a iniciarla y repite esto.',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    recentSignIn: typeof recentSignInMessages.en;
  }
}
