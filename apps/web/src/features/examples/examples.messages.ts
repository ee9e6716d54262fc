import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the gallery of examples and of the headings of its pages. The texts of the examples are in `niches/`. */
export const examplesMessages = defineMessages(
  {
    home: 'Home',
    examples: 'Examples',
    way: 'You are here',
    seoTitle: 'AI thumbnail examples with their prompts · Portada',
    seoDescription:
      'Forty thumbnails in ten niches that Portada made from one sentence each. Filter them, read each prompt with its settings and try it with your video.',
    title: 'Forty sentences, forty thumbnails',
    lead: 'Each one was made from one sentence and never retouched. Open one to see its sentence and its settings.',
    badge: 'AI Generated',
    seoExample: '{{title}}: thumbnail with prompt · Portada',
    notFound: 'Example Not Found',
    notFoundText: "The example you're looking for doesn't exist.",
    noNiche: 'Niche not found',
    noNicheText: 'There are no examples of this niche.',
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
    home: 'Inicio',
    examples: 'Ejemplos',
    way: 'Estás aquí',
    seoTitle: 'Ejemplos de miniaturas con IA y sus frases · Portada',
    seoDescription:
      'Cuarenta miniaturas de diez temas que Portada creó con una frase cada una. Fíltralas, lee cada frase con sus ajustes y pruébala con tu vídeo.',
    title: 'Cuarenta frases, cuarenta miniaturas',
    lead: 'Cada una se hizo con una frase y no se retocó. Abre una para ver su frase y sus ajustes.',
    badge: 'Generada con IA',
    seoExample: '{{title}}: miniatura con su frase · Portada',
    notFound: 'Ejemplo no encontrado',
    notFoundText: 'El ejemplo que buscas no existe.',
    noNiche: 'Tema no encontrado',
    noNicheText: 'No hay ejemplos de este tema.',
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

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    examples: typeof examplesMessages.en;
  }
}
