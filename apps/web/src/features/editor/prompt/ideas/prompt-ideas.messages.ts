import { defineMessages } from '../../../../shared/i18n/define-messages';

/** Messages about prompts that a creator can start with. */
export const promptIdeaMessages = defineMessages(
  {
    title: 'Or start with one of these ideas',
    niche: 'Niche',
    all: 'All',
    surprise: 'Surprise me',
    niches: {
      technology: 'Technology',
      gaming: 'Gaming',
      lifestyle: 'Lifestyle',
      cooking: 'Cooking',
      travel: 'Travel',
      fitness: 'Fitness and sport',
      money: 'Money',
      education: 'Education',
      home: 'Home and DIY',
      music: 'Music',
    },
  },
  {
    title: 'O empieza con una de estas ideas',
    niche: 'Tema',
    all: 'Todos',
    surprise: 'Sorpréndeme',
    niches: {
      technology: 'Tecnología',
      gaming: 'Videojuegos',
      lifestyle: 'Estilo de vida',
      cooking: 'Cocina',
      travel: 'Viajes',
      fitness: 'Deporte',
      money: 'Dinero',
      education: 'Educación',
      home: 'Casa y bricolaje',
      music: 'Música',
    },
  },
);

declare module '../../../../shared/i18n/translation' {
  interface Catalogue {
    promptIdeas: typeof promptIdeaMessages.en;
  }
}
