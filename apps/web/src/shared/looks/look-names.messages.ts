import { defineMessages } from '../i18n/define-messages';

/** Names of the moods and color palettes of images. */
export const lookNames = defineMessages(
  {
    moods: {
      intense: 'Intense',
      happy: 'Happy',
      mysterious: 'Mysterious',
      calm: 'Calm',
      dramatic: 'Dramatic',
      funny: 'Funny',
      epic: 'Epic',
      dark: 'Dark',
    },
    palettes: {
      Vibrant: 'Vibrant',
      Warm: 'Warm',
      Cool: 'Cool',
      Pastel: 'Pastel',
      Dark: 'Dark',
      Neon: 'Neon',
      Earth: 'Earth',
      Monochrome: 'Monochrome',
    },
  },
  {
    moods: {
      intense: 'Intenso',
      happy: 'Alegre',
      mysterious: 'Misterioso',
      calm: 'Tranquilo',
      dramatic: 'Dramático',
      funny: 'Divertido',
      epic: 'Épico',
      dark: 'Oscuro',
    },
    palettes: {
      Vibrant: 'Vibrante',
      Warm: 'Cálida',
      Cool: 'Fría',
      Pastel: 'Pastel',
      Dark: 'Oscura',
      Neon: 'Neón',
      Earth: 'Tierra',
      Monochrome: 'Monocroma',
    },
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    lookNames: typeof lookNames.en;
  }
}
