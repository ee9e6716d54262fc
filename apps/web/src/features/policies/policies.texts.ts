import { defineTexts } from '../../shared/i18n/define-texts';

export const policiesTexts = defineTexts(
  {
    back: 'Back',
    privacy: 'Privacy Policy',
    privacyLead: 'What Portada keeps about you, and why.',
    keepTitle: 'What is kept',
    keepText:
      'Your name, email address and country; your password as a hash that cannot be turned back; the thumbnails, descriptions and pictures you make; and the ledger of your credits.',
    cookieTitle: 'One cookie',
    cookieText:
      'A single cookie keeps you signed in. Your language and theme stay on your own device. There is no tracking and nothing is loaded from other sites.',
    seeTitle: 'Who sees it',
    seeText: 'Your thumbnails and pictures are shown to you alone.',
    childrenTitle: 'Children',
    childrenText: 'Portada is not for children under 13.',
    terms: 'Terms of Service',
    termsLead: 'What you can expect from Portada, and what it expects from you.',
    creditTitle: 'Credits',
    creditText:
      'One generated picture costs one credit. If a picture fails or is cancelled, its credit comes back. Credits never expire.',
    refundTitle: 'Refunds',
    refundText: 'There are no refunds in principle; each case is looked at individually.',
    ownTitle: 'Your pictures',
    ownText: 'The pictures that you make are yours to use. What you describe must be lawful.',
  },
  {
    back: 'Volver',
    privacy: 'Política de privacidad',
    privacyLead: 'Qué guarda Portada sobre ti y por qué.',
    keepTitle: 'Qué se guarda',
    keepText:
      'Tu nombre, tu correo y tu país; tu contraseña como una huella que no se puede revertir; las portadas, descripciones e imágenes que haces; y el libro de tus créditos.',
    cookieTitle: 'Una sola cookie',
    cookieText:
      'Una única cookie mantiene tu sesión. Tu idioma y tu tema se quedan en tu dispositivo. No hay rastreo y no se carga nada de otros sitios.',
    seeTitle: 'Quién lo ve',
    seeText: 'Tus portadas y tus imágenes se muestran solo a ti.',
    childrenTitle: 'Menores',
    childrenText: 'Portada no es para menores de 13 años.',
    terms: 'Términos del servicio',
    termsLead: 'Lo que puedes esperar de Portada y lo que Portada espera de ti.',
    creditTitle: 'Créditos',
    creditText:
      'Una imagen generada cuesta un crédito. Si una imagen falla o se cancela, su crédito vuelve. Los créditos no caducan.',
    refundTitle: 'Devoluciones',
    refundText: 'En principio no hay devoluciones; cada caso se revisa individualmente.',
    ownTitle: 'Tus imágenes',
    ownText: 'Las imágenes que haces son tuyas. Lo que describes debe ser legal.',
  },
);
