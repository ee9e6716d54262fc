import { type Language, productConfig } from '@portada/contracts';

/** Every kind of mail that Portada sends; the values of the column `mails.kind`. */
export type MailKind =
  | 'reset_password'
  | 'verify_email'
  | 'password_changed'
  | 'new_device'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'webhook_disabled'
  | 'api_key_created'
  | 'webhook_created';

/** The text of one mail, before and after its button. */
export type MailMessages = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Label of the mail's button. */
  action: string;
  /** Text between the button and the plain link. */
  bareLink: string;
  /** Last lines of the mail: how long the link works, and what to do if the recipient did not cause the mail. */
  afterwards: readonly string[];
};

/** Values that the text of a mail may contain; `changedAt` is a formatted time. */
export type MailValues = { changedAt: string };

const { product } = productConfig;

/**
 * Texts of every mail in every language. They contain no user input, such as a display name: a sign-up with the address
 * of another person must not be able to send that person a chosen text.
 */
export const mailMessages: Record<MailKind, Record<Language, (values: MailValues) => MailMessages>> = {
  reset_password: {
    en: () => ({
      subject: `Choose a new password for ${product}`,
      greeting: 'Hello,',
      paragraphs: [
        `Somebody asked for a new password for your ${product} account. If it was you, choose it here:`,
      ],
      action: 'Choose a new password',
      bareLink: 'Or open this address in your browser:',
      afterwards: [
        'The link works once, for one hour.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
    }),
    es: () => ({
      subject: `Elige una contraseña nueva para ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `Alguien ha pedido una contraseña nueva para tu cuenta de ${product}. Si has sido tú, elígela aquí:`,
      ],
      action: 'Elegir una contraseña nueva',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: [
        'El enlace funciona una sola vez, durante una hora.',
        'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    }),
  },
  verify_email: {
    en: () => ({
      subject: `Confirm your email for ${product}`,
      greeting: 'Hello,',
      paragraphs: [`This address was used to sign up for ${product}. Confirm that it is yours:`],
      action: 'Confirm my email',
      bareLink: 'Or open this address in your browser:',
      afterwards: [
        'The link works once, for three days.',
        'If you did not sign up, ignore this mail: nobody can confirm the address without it.',
      ],
    }),
    es: () => ({
      subject: `Confirma tu correo para ${product}`,
      greeting: 'Hola:',
      paragraphs: [`Con esta dirección se ha creado una cuenta en ${product}. Confirma que es tuya:`],
      action: 'Confirmar mi correo',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: [
        'El enlace funciona una sola vez, durante tres días.',
        'Si no has creado ninguna cuenta, ignora este correo: sin él nadie puede confirmar la dirección.',
      ],
    }),
  },
  password_changed: {
    en: ({ changedAt }) => ({
      subject: `Your ${product} password was changed`,
      greeting: 'Hello,',
      paragraphs: [
        `The password of your ${product} account was changed on ${changedAt}. All other devices were signed out.`,
        'If it was you, there is nothing to do. If it was not, ask for a new password at once: its link comes to this mailbox.',
      ],
      action: `Go to ${product}`,
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha cambiado tu contraseña de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `La contraseña de tu cuenta de ${product} se cambió el ${changedAt}. Se ha cerrado la sesión en todos los demás dispositivos.`,
        'Si has sido tú, no tienes que hacer nada. Si no, pide enseguida una contraseña nueva: el enlace llega a este buzón.',
      ],
      action: `Ir a ${product}`,
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña por correo.'],
    }),
  },
  new_device: {
    en: ({ changedAt }) => ({
      subject: `New sign-in to your ${product} account`,
      greeting: 'Hello,',
      paragraphs: [
        `A device that had not been used for your ${product} account before signed in on ${changedAt}.`,
        'If it was you, there is nothing to do. If it was not, end the session in your profile and change your password.',
      ],
      action: 'See my sessions',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Nuevo inicio de sesión en tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `Un dispositivo que no se había usado antes con tu cuenta de ${product} inició sesión el ${changedAt}.`,
        'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión en tu perfil y cambia tu contraseña.',
      ],
      action: 'Ver mis sesiones',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña por correo.'],
    }),
  },
  second_factor_added: {
    en: ({ changedAt }) => ({
      subject: `A second factor was added to your ${product} account`,
      greeting: 'Hello,',
      paragraphs: [
        `A second factor was added to your ${product} account on ${changedAt}. Sign-ins need it from now on.`,
        'If it was you, there is nothing to do. If it was not, remove it in your profile and change your password.',
      ],
      action: 'See my security settings',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password or a code by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha añadido un segundo factor a tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `El ${changedAt} se añadió un segundo factor a tu cuenta de ${product}. Desde ahora hace falta para iniciar sesión.`,
        'Si has sido tú, no tienes que hacer nada. Si no, quítalo en tu perfil y cambia tu contraseña.',
      ],
      action: 'Ver mis ajustes de seguridad',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña ni un código por correo.'],
    }),
  },
  second_factor_removed: {
    en: ({ changedAt }) => ({
      subject: `A second factor was removed from your ${product} account`,
      greeting: 'Hello,',
      paragraphs: [
        `A second factor was removed from your ${product} account on ${changedAt}.`,
        'If it was you, or our support at your request, there is nothing to do. If it was not, change your password and write to us.',
      ],
      action: 'See my security settings',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password or a code by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha quitado un segundo factor de tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `El ${changedAt} se quitó un segundo factor de tu cuenta de ${product}.`,
        'Si has sido tú, o nuestro soporte a petición tuya, no tienes que hacer nada. Si no, cambia tu contraseña y escríbenos.',
      ],
      action: 'Ver mis ajustes de seguridad',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña ni un código por correo.'],
    }),
  },
  webhook_disabled: {
    en: ({ changedAt }) => ({
      subject: `A webhook endpoint of your ${product} account was disabled`,
      greeting: 'Hello,',
      paragraphs: [
        `A webhook endpoint of your ${product} account was disabled on ${changedAt}, because it refused events or did not answer.`,
        'No more events are sent to it. Repair the receiver, enable the endpoint again, and send the missed events from its list.',
      ],
      action: 'See my webhooks',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password or a secret by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha desactivado un webhook de tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `El ${changedAt} se desactivó un webhook de tu cuenta de ${product}, porque rechazaba los eventos o no respondía.`,
        'Ya no se le envían eventos. Repara el receptor, activa de nuevo el webhook y envía los eventos perdidos desde su lista.',
      ],
      action: 'Ver mis webhooks',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña ni un secreto por correo.'],
    }),
  },
  api_key_created: {
    en: ({ changedAt }) => ({
      subject: `An API key was created for your ${product} account`,
      greeting: 'Hello,',
      paragraphs: [
        `An API key of your ${product} account was created or replaced on ${changedAt}. Programs with the key can use your account and its credits.`,
        'If it was you, there is nothing to do. If it was not, revoke the key and change your password.',
      ],
      action: 'See my API keys',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password or a key by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha creado una clave de API en tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `El ${changedAt} se creó o se sustituyó una clave de API de tu cuenta de ${product}. Los programas que tienen la clave pueden usar tu cuenta y sus créditos.`,
        'Si has sido tú, no tienes que hacer nada. Si no, revoca la clave y cambia tu contraseña.',
      ],
      action: 'Ver mis claves de API',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña ni una clave por correo.'],
    }),
  },
  webhook_created: {
    en: ({ changedAt }) => ({
      subject: `A webhook was added to your ${product} account`,
      greeting: 'Hello,',
      paragraphs: [
        `A webhook of your ${product} account was added, or its secret was replaced, on ${changedAt}. It receives the events of your images.`,
        'If it was you, there is nothing to do. If it was not, delete the webhook and change your password.',
      ],
      action: 'See my webhooks',
      bareLink: 'Or open this address in your browser:',
      afterwards: ['We never ask for your password or a secret by mail.'],
    }),
    es: ({ changedAt }) => ({
      subject: `Se ha añadido un webhook a tu cuenta de ${product}`,
      greeting: 'Hola:',
      paragraphs: [
        `El ${changedAt} se añadió un webhook a tu cuenta de ${product}, o se sustituyó su secreto. Recibe los eventos de tus imágenes.`,
        'Si has sido tú, no tienes que hacer nada. Si no, elimina el webhook y cambia tu contraseña.',
      ],
      action: 'Ver mis webhooks',
      bareLink: 'O abre esta dirección en tu navegador:',
      afterwards: ['Nunca te pedimos tu contraseña ni un secreto por correo.'],
    }),
  },
};
