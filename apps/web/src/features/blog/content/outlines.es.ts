import type { ArticleContent } from './article-content';
import { decimal } from './figure-text';
import { black, grounds, outlineRows, whiteWith } from './outlines.figures';

const ratio = (value: number) => `${decimal('es', value)} a 1`;

/** Spanish text of the article on outlines of letters, with the same sections as the English text. */
export const outlinesEs: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'Letras blancas sobre una foto',
      blocks: [
        'Un titular sobre una foto tiene un problema que no tiene un titular sobre papel. El fondo cambia debajo de cada letra. Las letras blancas son claras sobre un abrigo oscuro y desaparecen en el cielo de al lado. El remedio habitual es un contorno negro. Queríamos saber qué grosor necesita para funcionar al tamaño en que se ve una miniatura.',
      ],
    },
    {
      id: 'ratio',
      title: 'Qué es la relación de contraste',
      blocks: [
        'La relación de contraste compara la claridad de dos colores. Es de 1 a 1 entre colores iguales y de 21 a 1 entre negro y blanco. Las Pautas de Accesibilidad para el Contenido Web piden al menos 4,5 a 1 para el texto, y 3 a 1 para el texto grande [1].',
        'Estos valores se hicieron para páginas web, no para miniaturas. Pero están bien fundados, y una miniatura a 168 píxeles tiene letras tan pequeñas como el texto de una página. Por eso nuestra comprobación llama bueno a 4,5 y malo a lo que no llega a 3.',
      ],
    },
    {
      id: 'method',
      title: 'Cómo lo medimos',
      blocks: [
        `Nuestro motor puede poner un lugar fotografiado detrás de las palabras. Tiene ${grounds}, desde un bosque hasta una ciudad de noche. En cada uno pusimos la misma palabra en el mismo sitio con una sola tipografía, primero en blanco liso y después con contornos negros de cuatro grosores. Los grosores se dan como los escribirías en un editor con un lienzo de 1280 por 720 píxeles, y cuentan solo la parte de fuera de la letra.`,
        'Después redujimos cada imagen y comparamos las letras con todo lo que queda a menos de 1,5 píxeles de ellas a un ancho de 168 píxeles. A esa distancia, el ojo y la pantalla mezclan los colores. La medida toma casi el peor sitio de la palabra, porque una palabra con una letra invisible cuesta leerla.',
      ],
    },
    {
      id: 'figures',
      title: 'Las cifras',
      blocks: [
        `Las letras blancas lisas tienen una mediana de ${ratio(whiteWith(0).median)}. Llegan a 4,5 en ${whiteWith(0).passed} de ${grounds} fondos. Las negras sin contorno lo hacen algo mejor, con ${ratio(black.median)} y ${black.passed} fondos, porque muchos de nuestros lugares son claros.`,
        `La sorpresa viene después. Un contorno de 4 píxeles no cambia nada: ${ratio(whiteWith(4).median)}. Tampoco uno de 8 píxeles, con ${ratio(whiteWith(8).median)}. Con 12 píxeles la mediana sube a ${ratio(whiteWith(12).median)}. Con 16 es de ${ratio(whiteWith(16).median)}, y pasan los ${whiteWith(16).passed} fondos. Hasta el peor fondo tiene entonces ${ratio(whiteWith(16).lowest)}.`,
      ],
    },
    {
      id: 'why',
      title: 'Por qué un contorno fino no hace nada',
      blocks: [
        'Un contorno de 8 píxeles parece fuerte en el editor. A 168 píxeles de ancho es un píxel, y ese píxel se mezcla con la letra por un lado y con la foto por el otro. Lo que queda es un borde gris. Se ven letras blancas sobre una foto con un borde un poco sucio.',
        'Un contorno de 16 píxeles mide dos píxeles a tamaño de móvil. Uno de ellos sigue siendo negro. A partir de ahí la letra ya no está sobre la foto. Está sobre su propio contorno, y la foto puede ser cualquiera.',
        { pull: 'Un contorno funciona cuando sobrevive un píxel negro.' },
      ],
    },
    {
      id: 'pictures',
      title: 'La misma palabra sobre el mismo fondo',
      blocks: [
        'Abajo está uno de los fondos claros, una puesta de sol, una vez con letras lisas y otra con un contorno de 16 píxeles. A tamaño completo se leen las dos palabras, porque las letras son grandes. En la versión pequeña, las primeras letras de la palabra lisa se confunden con el cielo amarillo.',
        'Mira también la parte de abajo de las letras. Allí el fondo es más oscuro y las letras lisas se ven bien. Por eso una media dice poco: una palabra se lee tan bien como su peor letra.',
      ],
    },
    {
      id: 'advice',
      title: 'Qué nos llevamos',
      blocks: [
        {
          list: [
            'Haz el contorno de al menos 16 píxeles en un lienzo de 1280, y de 24 en uno de 1920. Si tu editor centra el contorno en el borde de la letra, escribe el doble.',
            'Si a tamaño completo el contorno parece demasiado grueso, reduce la imagen a 168 píxeles antes de decidir.',
            'Un contorno fino con una sombra suave no lo sustituye. La sombra también se mezcla con el fondo.',
            'Un panel detrás de las palabras hace el mismo trabajo que un contorno grueso, y no necesita contorno.',
            'Los contornos gruesos necesitan sitio. Separa más las letras, para que el contorno de una no se meta en la siguiente.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Qué no dicen estas cifras',
      blocks: [
        'Medimos una palabra, una tipografía y nuestros propios lugares, que están un poco desenfocados. Otra foto da otras relaciones. El salto entre 8 y 16 píxeles estará en cualquier caso, porque depende del tamaño de un píxel en el móvil. Medimos contraste y no clics. Una palabra que se lee bien también puede ser la palabra equivocada.',
      ],
    },
    {
      id: 'sources',
      title: 'Fuentes',
      blocks: [
        'Las relaciones salen de un programa de nuestro código, que las mide otra vez cada vez que cambia el motor.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: `Relación de contraste de las letras con lo que las rodea a tamaño de móvil, en ${grounds} fondos fotografiados.`,
        columns: ['Letras', 'Mínima', 'Mediana', 'Máxima', 'Al menos 4,5'],
        rows: outlineRows('es', (color, outline) =>
          outline === 0
            ? `${color === 'black' ? 'Negras' : 'Blancas'}, sin contorno`
            : `Blancas, ${outline} px`,
        ),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'outline-none',
            alt: 'La palabra ALONE en blanco liso sobre una puesta de sol desenfocada',
            caption: 'Sin contorno.',
          },
          {
            name: 'outline-thick',
            alt: 'La palabra ALONE en blanco con un contorno negro grueso sobre la misma puesta de sol',
            caption: 'Contorno negro de 16 px.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] W3C: Pautas de Accesibilidad para el Contenido Web 2.2, criterio 1.4.3 (en inglés)',
            url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
          },
        ],
      },
    ],
  },
};
