import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages around the text of the policies. The text of the policies is in `content/`. */
export const policiesMessages = defineMessages(
  {
    back: 'Back',
    home: 'Home',
    contents: 'On this page',
    changed: 'Last changed on {{date}}',
    privacy: 'Privacy Policy',
    privacyLead: 'What Portada stores about you, why, for how long, and how to delete it.',
    privacySeo: 'Privacy Policy: what is stored, how long · Portada',
    privacyDescription:
      'What Portada stores about you, for how long, which cookies it sets and who else receives data. No tracking; export and deletion are in your profile.',
    terms: 'Terms of Service',
    termsLead: 'What you can expect from Portada, and what Portada expects from you.',
    termsSeo: 'Terms of Service: credits, refunds and rights · Portada',
    termsDescription:
      'How credits work, when they come back, what happens with refunds, who owns the images, what is not allowed and what we cannot guarantee.',
  },
  {
    back: 'Volver',
    home: 'Inicio',
    contents: 'En esta página',
    changed: 'Última modificación: {{date}}',
    privacy: 'Política de privacidad',
    privacyLead: 'Qué guarda Portada sobre ti, por qué, durante cuánto tiempo y cómo borrarlo.',
    privacySeo: 'Política de privacidad: qué se guarda · Portada',
    privacyDescription:
      'Qué guarda Portada sobre ti, cuánto tiempo, qué cookies usa y quién más recibe datos. Sin rastreo; la exportación y el borrado están en tu perfil.',
    terms: 'Términos del servicio',
    termsLead: 'Lo que puedes esperar de Portada y lo que Portada espera de ti.',
    termsSeo: 'Términos del servicio: créditos y derechos · Portada',
    termsDescription:
      'Cómo funcionan los créditos, cuándo vuelven, qué pasa con las devoluciones, de quién son las imágenes, qué no se permite y qué no podemos garantizar.',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    policies: typeof policiesMessages.en;
  }
}
