import { defineTexts } from '../../shared/i18n/define-texts';

export const blogTexts = defineTexts(
  {
    home: 'Home',
    blog: 'Blog',
    way: 'You are here',
    seoTitle: 'Blog on thumbnails and how they are made · Portada',
    seoDescription:
      'What makes a thumbnail work at the size at which people meet it, and how Portada draws one from a sentence. Written by those who build it.',
    title: 'Notes on thumbnails',
    lead: 'What we learn while we teach a program to make them. We write when we have something to say.',
    read: 'Read the article',
    category: 'Tools',
    minutes_one: '{{count}} min read',
    minutes_other: '{{count}} min read',
    share: 'Share',
    shareNewWindow: '(shares it, opens in a new window)',
    pictureAlt: 'Thumbnail: a film clapper, a play button, a chart and the characters 1M on pink',
    notFound: 'Article Not Found',
    notFoundText: 'There is no article at this address. It may have moved, or never been written.',
    toBlog: 'Go to the blog',
  },
  {
    home: 'Inicio',
    blog: 'Blog',
    way: 'Estás aquí',
    seoTitle: 'Blog sobre portadas y cómo se hacen · Portada',
    seoDescription:
      'Qué hace que una portada funcione al tamaño en que la encuentra la gente, y cómo Portada dibuja una a partir de una frase. Lo escribe quien la hace.',
    title: 'Notas sobre portadas',
    lead: 'Lo que aprendemos mientras enseñamos a un programa a hacerlas. Escribimos cuando hay algo que contar.',
    read: 'Leer el artículo',
    category: 'Herramientas',
    minutes_one: '{{count}} min de lectura',
    minutes_other: '{{count}} min de lectura',
    share: 'Compartir',
    shareNewWindow: '(lo comparte, se abre en una ventana nueva)',
    pictureAlt: 'Portada: una claqueta, un botón de reproducir, una gráfica y los caracteres 1M sobre rosa',
    notFound: 'Artículo no encontrado',
    notFoundText: 'No hay ningún artículo en esta dirección. Quizá cambió de sitio, o nunca se escribió.',
    toBlog: 'Ir al blog',
  },
);
