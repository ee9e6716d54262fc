import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the list of articles. */
export const blogMessages = defineMessages(
  {
    home: 'Home',
    blog: 'Blog',
    way: 'You are here',
    seoTitle: 'Blog on thumbnails and how they are made · Portada',
    seoDescription:
      'What makes a thumbnail work at the size viewers see, and how Portada makes one from a sentence. Written by the team that builds it.',
    title: 'Notes on thumbnails',
    lead: 'What we learn about thumbnails while we build Portada.',
    read: 'Read the article',
    category: 'Tools',
    minutes_one: '{{count}} min read',
    minutes_other: '{{count}} min read',
    share: 'Share',
    shareNewWindow: '(opens in a new window)',
    notFound: 'Article Not Found',
    notFoundText: 'There is no article at this address. It may have been moved or deleted.',
    toBlog: 'Go to the blog',
  },
  {
    home: 'Inicio',
    blog: 'Blog',
    way: 'Estás aquí',
    seoTitle: 'Blog sobre miniaturas y cómo se hacen · Portada',
    seoDescription:
      'Qué hace que una miniatura funcione al tamaño en que la ve tu público, y cómo Portada crea una a partir de una frase. Lo escribe su equipo.',
    title: 'Notas sobre miniaturas',
    lead: 'Lo que aprendemos sobre miniaturas mientras creamos Portada.',
    read: 'Leer el artículo',
    category: 'Herramientas',
    minutes_one: '{{count}} min de lectura',
    minutes_other: '{{count}} min de lectura',
    share: 'Compartir',
    shareNewWindow: '(se abre en una ventana nueva)',
    notFound: 'Artículo no encontrado',
    notFoundText: 'No hay ningún artículo en esta dirección. Puede que se haya movido o eliminado.',
    toBlog: 'Ir al blog',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    blog: typeof blogMessages.en;
  }
}
