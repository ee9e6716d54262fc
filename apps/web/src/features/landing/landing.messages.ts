import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the first screen of the landing page, and its metadata for search engines. */
export const landingMessages = defineMessages(
  {
    title: 'AI thumbnail maker',
    tab: 'AI thumbnail maker for YouTube videos · Portada',
    description:
      'Describe your video in one sentence and Portada makes its thumbnail: 16:9, square or vertical, under 2 MB. {{count}} free credits, no card required.',
    say: 'Describe your video.',
    see: 'Get the thumbnail.',
    lead: 'Portada turns one sentence into a YouTube thumbnail, and checks that it reads on a phone.',
    tryLabel: 'Your video in one sentence',
    tryExample: '24 hours in a haunted house',
    try: 'Draw it, no account',
    getStarted: 'Get Started',
    seeExamples: 'See examples',
    free_one: '{{count}} free credit · no card required',
    free_other: '{{count}} free credits · no card required',
    newTab: '(opens in a new tab)',
    sheet: 'One sentence in three formats: 16:9, 1:1 and 9:16',
    alt: {
      wide: 'Thumbnail: a comic rocket beside the letters 24H',
      square: 'The same rocket in a square layout',
      tall: 'The same rocket in a vertical layout',
    },
  },
  {
    title: 'Miniaturas con IA',
    tab: 'Creador de miniaturas de YouTube con IA · Portada',
    description:
      'Describe tu vídeo en una frase y Portada crea su miniatura: 16:9, cuadrada o vertical, de menos de 2 MB. {{count}} créditos gratis, sin tarjeta.',
    say: 'Describe tu vídeo.',
    see: 'Recibe la miniatura.',
    lead: 'Portada convierte una frase en una miniatura de YouTube y comprueba que se lea en un móvil.',
    tryLabel: 'Tu vídeo en una frase',
    tryExample: '24 horas en una casa embrujada',
    try: 'Dibujar, sin cuenta',
    getStarted: 'Empezar',
    seeExamples: 'Ver ejemplos',
    free_one: '{{count}} crédito gratis · sin tarjeta',
    free_other: '{{count}} créditos gratis · sin tarjeta',
    newTab: '(se abre en otra pestaña)',
    sheet: 'Una frase en tres formatos: 16:9, 1:1 y 9:16',
    alt: {
      wide: 'Miniatura: un cohete de cómic junto a las letras 24H',
      square: 'El mismo cohete en formato cuadrado',
      tall: 'El mismo cohete en formato vertical',
    },
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    landing: typeof landingMessages.en;
  }
}
