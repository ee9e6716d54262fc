import { defineTexts } from '../../shared/i18n/define-texts';

/** The first screen, and what search engines show of the page. */
export const landingTexts = defineTexts(
  {
    title: 'AI thumbnail maker',
    tab: 'AI thumbnail maker for YouTube videos · Portada',
    description:
      'Describe your video in a sentence and watch Portada draw its thumbnail: 16:9, square or upright, under 2 MB. {{count}} free credits, no card required.',
    say: 'Say it in a sentence.',
    see: 'See it in a frame.',
    lead: 'Describe your video. Portada draws its thumbnail while you watch, and measures whether it reads on a phone.',
    getStarted: 'Get Started',
    seeExamples: 'See examples',
    free_one: '{{count}} free credit · no card required',
    free_other: '{{count}} free credits · no card required',
    newTab: '(opens in a new tab)',
    sheet: 'One sentence, drawn in three formats: 16:9, 1:1 and 9:16',
    alt: {
      wide: 'Thumbnail: a comic rocket beside the letters 24H',
      square: 'The same rocket, composed for a square',
      tall: 'The same rocket, composed upright',
    },
  },
  {
    title: 'Portadas con IA',
    tab: 'Creador de portadas de YouTube con IA · Portada',
    description:
      'Describe tu vídeo en una frase y mira cómo Portada dibuja su portada: 16:9, cuadrada o vertical, de menos de 2 MB. {{count}} créditos gratis, sin tarjeta.',
    say: 'Dilo en una frase.',
    see: 'Míralo en un cuadro.',
    lead: 'Describe tu vídeo. Portada dibuja su portada mientras miras y mide si se lee en un móvil.',
    getStarted: 'Empezar',
    seeExamples: 'Ver ejemplos',
    free_one: '{{count}} crédito gratis · sin tarjeta',
    free_other: '{{count}} créditos gratis · sin tarjeta',
    newTab: '(se abre en otra pestaña)',
    sheet: 'Una frase, dibujada en tres formatos: 16:9, 1:1 y 9:16',
    alt: {
      wide: 'Portada: un cohete de cómic junto a las letras 24H',
      square: 'El mismo cohete, compuesto en cuadrado',
      tall: 'El mismo cohete, compuesto en vertical',
    },
  },
);
