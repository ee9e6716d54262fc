import type { ArticleContent } from './article-content';
import { decimal } from './figure-text';
import { longOf, shortOf, wordsRows } from './words.figures';

const px = (value: number) => `${decimal('es', value)} px`;

/** Spanish text of the article on the number of words, with the same sections as the English text. */
export const wordsEs: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'Qué queríamos saber',
      blocks: [
        'Casi todos los consejos sobre miniaturas dicen: usa pocas palabras. Rara vez dicen cuántas ni por qué. Tenemos un motor que compone titulares y una comprobación que los mide, así que las contamos.',
        'El tamaño que importa es pequeño. Junto al vídeo que se está viendo, YouTube muestra una sugerencia de unos 168 píxeles de ancho y 94 de alto [1]. Una imagen de 1280 píxeles se reduce entonces a menos de una séptima parte de su ancho. Una letra que mide 60 píxeles de alto en tu editor mide allí 8 píxeles.',
      ],
    },
    {
      id: 'method',
      title: 'Cómo lo medimos',
      blocks: [
        'Tomamos una idea de vídeo, «Viví 30 días en una casa diminuta», y dejamos que nuestro motor planificara su miniatura en los diez estilos y con dos semillas distintas. Solo cambió el titular. Una serie usó palabras de cuatro letras, como MOVE o FAST. Otra serie usó palabras de ocho letras, como MOUNTAIN o SURVIVAL.',
        'De cada plan tomamos la altura de la mayúscula más pequeña y la reducimos a una imagen de 168 píxeles de ancho. El motor siempre usa el espacio que tiene: con menos palabras pone letras más grandes. Así que las cifras muestran lo que es posible en una composición que también tiene un protagonista, y no en una página vacía.',
      ],
    },
    {
      id: 'figures',
      title: 'Las cifras',
      blocks: [
        `Dos palabras cortas tienen mayúsculas de ${px(shortOf(2).median)} de alto a tamaño de móvil. Con cuatro palabras la mediana es ${px(shortOf(4).median)}, con seis es ${px(shortOf(6).median)} y con ocho es ${px(shortOf(8).median)}. Ningún paso es grande. De dos a ocho palabras, las letras pierden alrededor de un tercio de su altura.`,
        `Las palabras largas cambian más. Dos palabras de ocho letras tienen mayúsculas de ${px(longOf(2).median)}, más o menos la altura de ocho palabras cortas. Con cuatro palabras largas la mediana baja a ${px(longOf(4).median)}.`,
      ],
    },
    {
      id: 'limit',
      title: 'Dónde se acaba la lectura',
      blocks: [
        'No hay un límite oficial para las letras de una miniatura. El nuestro viene de mirar muchas imágenes a 168 píxeles: con 8 píxeles o más, una palabra se lee de un vistazo; entre 6 y 8 hace falta mirar otra vez; por debajo de 6 es un dibujo. Nuestra nota de legibilidad usa estos valores.',
        `Con este límite, ocho palabras cortas pasan en el plan típico y también en el peor, con ${px(shortOf(8).smallest)}. Las largas no: a partir de cinco palabras, el peor plan tiene mayúsculas de ${px(longOf(5).smallest)}. Un titular de cinco palabras largas solo es seguro en algunas composiciones.`,
        { pull: 'Cuenta letras, no palabras.' },
      ],
    },
    {
      id: 'pictures',
      title: 'La misma miniatura dos veces',
      blocks: [
        'Las dos imágenes de abajo tienen el mismo protagonista, el mismo estilo y la misma composición. El motor puso el primer titular en dos líneas y el segundo en cuatro. Mira las versiones pequeñas. Las dos se pueden leer, pero solo la primera se lee sin querer.',
        'Esa diferencia es el motivo de usar pocas palabras. Quien se desplaza por la pantalla no decide leer. Las letras grandes se ven junto con el protagonista. Las pequeñas hay que leerlas después, y para entonces mucha gente ya ha pasado de largo.',
      ],
    },
    {
      id: 'cost',
      title: 'Qué cuestan más palabras',
      blocks: [
        `Los titulares de nuestros planes cubren más o menos la misma parte de la imagen, tengan las palabras que tengan: el ${shortOf(2).area} por ciento con dos palabras cortas y el ${shortOf(8).area} por ciento con ocho. La composición reserva esa zona para el texto. Más palabras no le quitan sitio al protagonista. Se lo quitan entre ellas.`,
        'Si pones tu propio texto en un editor, puede que hagas lo contrario: agrandar el texto hasta que todo se lea. Entonces paga el protagonista. Dos de las partes más fuertes de una miniatura, un protagonista grande y unas letras grandes, compiten por los mismos 1280 por 720 píxeles.',
      ],
    },
    {
      id: 'advice',
      title: 'Qué nos llevamos',
      blocks: [
        {
          list: [
            'De dos a cuatro palabras es un buen objetivo. A sus letras les sobra tamaño en el móvil.',
            'Ocho palabras de cuatro letras son mejores que cinco de ocho. Antes de quitar una palabra, cambia una larga por una corta.',
            'Los números son cortos. «30 DÍAS» dice más que «UN MES ENTERO» y necesita menos letras.',
            'Quita lo que ya dice el título. El título está justo debajo de la miniatura.',
            'Mira la imagen a 168 píxeles, con el brazo extendido, durante un segundo. Si te cuesta, acórtala.',
          ],
        },
        'Estas cifras tratan solo del tamaño. No dicen nada de los clics, porque no medimos clics.',
      ],
    },
    {
      id: 'sources',
      title: 'Fuentes',
      blocks: [
        'Todas las alturas salen de un programa de nuestro código, que las mide otra vez cada vez que cambia el motor. Si cambiara una cifra, esta página no se publicaría antes de corregirla.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption:
          'Altura de las mayúsculas más pequeñas a 168 px de ancho, en px. Veinte planes por fila: diez estilos y dos semillas.',
        columns: ['Palabras', 'Cortas: mediana', 'Cortas: peor', 'Largas: mediana', 'Largas: peor'],
        rows: wordsRows('es'),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'words-two',
            alt: 'Miniatura: una casa pequeña con ruedas y las palabras TINY HOUSE en dos líneas',
            caption: 'Dos palabras, en dos líneas grandes.',
          },
          {
            name: 'words-eight',
            alt: 'Miniatura: la misma casa y las palabras I LIVED IN A TINY HOUSE ALL ALONE en cuatro líneas',
            caption: 'Ocho palabras, en cuatro líneas pequeñas.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] Tiny Pixel Kit: tamaños de las miniaturas de YouTube (en inglés)',
            url: 'https://tinypixelkit-com.pages.dev/blog/youtube-thumbnail-sizes',
          },
        ],
      },
    ],
  },
};
