import { defineTexts } from '../../shared/i18n/define-texts';

/** What stands round the policies; their sections are in `content/`. */
export const policiesTexts = defineTexts(
  {
    back: 'Back',
    home: 'Home',
    contents: 'On this page',
    changed: 'Last changed on {{date}}',
    privacy: 'Privacy Policy',
    privacyLead: 'What Portada keeps about you, why, for how long, and how you take it away again.',
    privacySeo: 'Privacy Policy: what is kept, and how long · Portada',
    privacyDescription:
      'What Portada keeps about you, for how long, which cookies it sets and who else sees anything. No tracking; export and deletion are in your profile.',
    terms: 'Terms of Service',
    termsLead: 'What you can expect from Portada, and what Portada expects from you.',
    termsSeo: 'Terms of Service: credits, refunds and rights · Portada',
    termsDescription:
      'How credits work, when they come back, what happens with refunds, who owns the pictures, what is not allowed and what nobody can promise you.',
  },
  {
    back: 'Volver',
    home: 'Inicio',
    contents: 'En esta página',
    changed: 'Última modificación: {{date}}',
    privacy: 'Política de privacidad',
    privacyLead: 'Qué guarda Portada sobre ti, por qué, durante cuánto tiempo y cómo te lo llevas.',
    privacySeo: 'Política de privacidad: qué se guarda · Portada',
    privacyDescription:
      'Qué guarda Portada sobre ti, cuánto tiempo, qué cookies usa y quién más ve algo. Sin rastreo; la exportación y el borrado están en tu perfil.',
    terms: 'Términos del servicio',
    termsLead: 'Lo que puedes esperar de Portada y lo que Portada espera de ti.',
    termsSeo: 'Términos del servicio: créditos y derechos · Portada',
    termsDescription:
      'Cómo funcionan los créditos, cuándo vuelven, qué pasa con las devoluciones, de quién son las imágenes, qué no se permite y qué no se puede prometer.',
  },
);
