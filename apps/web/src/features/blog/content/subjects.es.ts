import type { ArticleContent } from './article-content';
import { subjectRows, withThings } from './subjects.figures';

const [one, two, three] = [withThings(1), withThings(2), withThings(3)];

/** Spanish text of the article on the number of subjects, with the same sections as the English text. */
export const subjectsEs: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'Cuántas cosas caben',
      blocks: [
        'Un vídeo sobre la mejor hamburguesa de la ciudad puede mostrar también la pizza y el taco que perdieron. Apetece poner las tres cosas en la miniatura, para que a nadie se le escape lo que hay en el vídeo. Pero la miniatura no crece por eso. Cada cosa nueva les quita sitio a las demás.',
        'Medimos cuánto. La pregunta no es si se pueden dibujar tres cosas en 1280 por 720 píxeles. Se puede. La pregunta es qué queda de ellas en un móvil.',
      ],
    },
    {
      id: 'method',
      title: 'Cómo lo medimos',
      blocks: [
        'Le dimos a nuestro motor tres grupos de ideas de vídeo, cada uno con una, dos y tres cosas. El grupo de la hamburguesa era «La mejor hamburguesa de la ciudad», «Hamburguesa contra pizza» y «Una hamburguesa, una pizza y un taco». Los otros dos empezaban con una cámara y con una pizza. Cada idea se planificó en los diez estilos, con el mismo titular de una palabra: noventa planes.',
        'El motor coloca las cosas como lo haría alguien que diseña. Una cosa se convierte en un primer plano o va junto a las palabras. Dos cosas son un duelo con una línea en medio. Tres cosas van en fila. De cada plan tomamos la altura de cada cosa y la redujimos a una imagen de 168 píxeles de ancho y 94 de alto, el tamaño de una sugerencia junto a un vídeo [1].',
      ],
    },
    {
      id: 'figures',
      title: 'Las cifras',
      blocks: [
        `Una sola cosa mide ${one.highest} píxeles de alto, dos tercios de la altura de la imagen. Llena el ${one.share} por ciento de la superficie. Con dos cosas, la más alta tiene ${two.highest} píxeles y la más baja ${two.lowest}. Con tres, la más alta aún tiene ${three.highest} píxeles, pero la más baja solo ${three.lowest}: la mitad de lo que tiene una cosa sola.`,
        `La superficie baja más deprisa que la altura. La mayor de tres cosas llena el ${three.share} por ciento de la imagen, poco más de la mitad del ${one.share} por ciento de una cosa sola. Un dibujo con la mitad de alto y la mitad de ancho tiene una cuarta parte de los píxeles para mostrar lo que es.`,
      ],
    },
    {
      id: 'small',
      title: 'Qué queda de una cosa',
      blocks: [
        `Con ${one.highest} píxeles, una hamburguesa tiene capas, semillas y brillo. Con ${three.lowest} píxeles, un taco es medio círculo amarillo. Si su forma es muy conocida, basta. Si la cosa es tu cara con una expresión concreta, no basta. Los ojos y la boca necesitan casi todos los píxeles, y una cara en una fila de tres tiene pocos.`,
        'Tres cosas necesitan además tres miradas. Quien mira tiene que averiguar cuál es el protagonista y qué hacen ahí las otras. Una cosa junto a unas pocas palabras tiene un orden sin ayuda: primero la cosa, después las palabras.',
        { pull: 'Cada cosa nueva hace más pequeña la primera.' },
      ],
    },
    {
      id: 'pictures',
      title: 'Una hamburguesa, y una de tres',
      blocks: [
        'Las dos imágenes de abajo son de nuestro motor, en el mismo estilo y con la misma palabra. En la primera, la hamburguesa es un primer plano que el ojo encuentra enseguida. En la segunda está en una fila, y la cocina de detrás es más grande que toda la comida. A 168 píxeles, la segunda imagen es primero una cocina. Solo después trata de una hamburguesa, una pizza y un taco.',
        'La segunda imagen no está mal. Para un vídeo que de verdad compara tres platos dice más que la primera. Lo paga con tamaño.',
      ],
    },
    {
      id: 'two',
      title: 'Cuando dos son un solo tema',
      blocks: [
        `Dos cosas son un caso especial. En un duelo, el tema no es ninguna de las dos, sino la pregunta de cuál gana. Las cifras también son suaves: la más alta conserva ${two.highest} de ${one.highest} píxeles. Es porque un duelo usa todo el ancho, y las palabras son cortas o no están.`,
        'Un antes y después funciona igual, y también una persona con la cosa que tiene en la mano. En cada caso, las dos partes tienen una relación, y esa relación se ve sin leer. Tres cosas casi nunca la tienen. Si no puedes decir en una palabra qué las une, son una lista.',
      ],
    },
    {
      id: 'advice',
      title: 'Qué nos llevamos',
      blocks: [
        {
          list: [
            'Elige la cosa de la que trata el vídeo, y deja que llene al menos una cuarta parte de la imagen.',
            'Si necesitas dos, ponlas frente a frente, del mismo tamaño y con las menos palabras posibles.',
            'Si necesitas tres o más, muestra una y escribe el número: «3 TACOS» es más claro que tres tacos pequeños.',
            'Muestra una multitud como una multitud. Muchas cosas pequeñas e iguales se leen como una sola: un montón, un muro, una cola.',
            'Reduce la imagen a 168 píxeles y di qué ves primero. Si es el fondo, el protagonista es demasiado pequeño.',
          ],
        },
        'Como en nuestros otros artículos, medimos tamaños y no clics. Sabemos cómo es de grande una cosa a tamaño de móvil. Que la gente quiera verla depende de la cosa.',
      ],
    },
    {
      id: 'sources',
      title: 'Fuentes',
      blocks: [
        'Los tamaños salen de un programa de nuestro código, que los mide otra vez cada vez que cambia el motor.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: 'Tamaño de las cosas en una imagen de 168 por 94 px. Medianas de treinta planes por fila.',
        columns: ['Cosas', 'La más alta', 'La más baja', 'Superficie de la mayor'],
        rows: subjectRows((value) => `${value} %`),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'subject-one',
            alt: 'Miniatura: una hamburguesa grande a la izquierda y la palabra WOW a la derecha',
            caption: 'Una cosa, en primer plano.',
          },
          {
            name: 'subject-three',
            alt: 'Miniatura: una hamburguesa, una porción de pizza y un taco en fila sobre una mesa, con la palabra WOW encima',
            caption: 'Tres cosas, en fila.',
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
