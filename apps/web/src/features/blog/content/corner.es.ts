import type { ArticleContent } from './article-content';
import { areaAt, cornerRows, layoutsWith, planned } from './corner.figures';

const names: Readonly<Record<string, string>> = {
  left: 'Protagonista a la izquierda',
  right: 'Protagonista a la derecha',
  diagonal: 'Diagonal',
  other: 'Todas las demás',
};
const [left, right] = [layoutsWith('left'), layoutsWith('right')];
const covered = left.covered + right.covered + layoutsWith('diagonal').covered + layoutsWith('other').covered;

/** Spanish text of the article on the corner of the timestamp, with the same sections as the English text. */
export const cornerEs: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'Una esquina que no es tuya',
      blocks: [
        'YouTube escribe la duración del vídeo sobre la esquina inferior derecha de su miniatura. No puedes moverla, cambiar su color ni quitarla. Lo que pongas ahí se pierde, y una palabra que pierde su última letra puede decir otra cosa.',
        'Todo el que hace miniaturas lo sabe, y aun así muchas tienen un precio, una flecha o media cara en esa esquina. Medimos cómo es de grande y qué composiciones chocan con ella.',
      ],
    },
    {
      id: 'size',
      title: 'Cómo es de grande la esquina',
      blocks: [
        'Una guía conocida marca la zona de 1024 a 1280 píxeles en horizontal y de 612 a 720 en vertical [1]. La etiqueta real es más pequeña, pero crece con el texto: «1:02:47» es más ancho que «8:15». Además tiene un margen, y en algunas pantallas aparece un botón a su lado.',
        `Nuestro motor deja libre una zona de ${areaAt(1280).areaWidth} por ${areaAt(1280).areaHeight} píxeles en una imagen de 1280: el 17 por ciento del ancho y el 16 por ciento del alto. En una sugerencia de 168 píxeles, la misma zona mide ${areaAt(168).areaWidth} por ${areaAt(168).areaHeight} píxeles. Es menos del 3 por ciento de la imagen. El precio es pequeño si lo pagas antes de colocar las palabras.`,
      ],
    },
    {
      id: 'method',
      title: 'Cómo lo medimos',
      blocks: [
        `Planificamos ${planned} miniaturas con nuestro motor: diez ideas de vídeo, tres estilos y cuatro semillas. De cada una calculamos qué parte de la zona cubren las palabras, las insignias o el protagonista. Después hicimos algo que el motor nunca hace. Cambiamos los lados de cada imagen: lo que estaba a la izquierda pasó a la derecha, y al revés. Y medimos otra vez.`,
        'El cambio responde a una pregunta práctica. Tienes una composición que funciona. Pasas el protagonista al otro lado, porque esa persona queda mejor desde ahí. ¿Qué pasa en la esquina?',
      ],
    },
    {
      id: 'figures',
      title: 'Las cifras',
      blocks: [
        `Tal como se planificaron, ${covered} de ${planned} imágenes tocan la zona. No es un mérito, sino una regla: el motor planifica otra vez una imagen si ahí hay algo importante.`,
        `Con los lados cambiados, el resultado depende de la composición. De ${left.pictures} imágenes con el protagonista a la izquierda, ${left.coveredSwapped} tienen ahora algo en la esquina, y de media se cubre el ${left.share} por ciento de la zona. De ${right.pictures} con el protagonista a la derecha, afecta a ${right.coveredSwapped}, con el ${right.share} por ciento. La composición diagonal falla siempre: su protagonista está abajo, y después del cambio queda sobre la duración. Las composiciones con las palabras encima o debajo de un protagonista centrado apenas cambian, porque sus dos lados son iguales.`,
      ],
    },
    {
      id: 'why',
      title: 'Por qué izquierda y derecha no son iguales',
      blocks: [
        'Las palabras suelen estar a media altura. El protagonista es grande y llega hasta el borde inferior. Así que es el protagonista el que choca con la esquina. Con un protagonista grande a la izquierda y las palabras a la derecha, la esquina queda libre sin esfuerzo. Con el protagonista a la derecha, alguien tiene que apartarlo del borde inferior, hacerlo más pequeño o dejar que se tape.',
        'Hay una excepción justa. Una persona o una cosa grande que el borde inferior corta a propósito puede quedar debajo de la duración. Un hombro o el bajo de una chaqueta no cuentan nada, y nadie los echa de menos. Nuestra comprobación no cuenta ese caso.',
        { pull: 'Protagonista a la izquierda, palabras a la derecha: la esquina queda libre.' },
      ],
    },
    {
      id: 'pictures',
      title: 'Las mismas partes en los dos lados',
      blocks: [
        'La primera imagen de abajo es como la planificó el motor. La segunda tiene las mismas partes con los lados cambiados. Sobre las dos hay una duración, como en YouTube. En la segunda tapa la llama del cohete, que es la parte que dice que el cohete vuela.',
      ],
    },
    {
      id: 'advice',
      title: 'Qué nos llevamos',
      blocks: [
        {
          list: [
            'Dibuja un rectángulo en la esquina inferior derecha de tu plantilla, con el 17 por ciento del ancho y el 16 por ciento del alto, y ocúltalo solo al exportar.',
            'Pon el protagonista grande a la izquierda y las palabras a la derecha, salvo que tengas un motivo.',
            'Si el protagonista tiene que ir a la derecha, termínalo por encima del rectángulo, o deja que el borde inferior lo corte donde no cuenta nada.',
            'Aleja de la esquina los precios, los resultados y las puntas de flecha. Son pequeños, y son lo importante.',
            'No pongas ahí una duración falsa. La de verdad se escribirá encima.',
            'Prueba con una duración larga. Un directo de más de una hora tiene la etiqueta más ancha.',
          ],
        },
        'El borde superior es más seguro, pero no está libre en todas partes: en el ordenador aparecen botones en la esquina superior derecha mientras el puntero está sobre la miniatura. Después desaparecen. La duración se queda.',
      ],
    },
    {
      id: 'sources',
      title: 'Fuentes',
      blocks: [
        'Los porcentajes salen de un programa de nuestro código, que los mide otra vez cada vez que cambia el motor. Un dibujo cuenta con todo su rectángulo, así que las cifras son más bien altas.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption:
          'Imágenes en las que las palabras, las insignias o el protagonista entran en la zona de la duración, y parte media de la zona que se tapa al cambiar los lados.',
        columns: ['Composición', 'Imágenes', 'Planificadas', 'Cambiadas', 'Parte tapada'],
        rows: cornerRows(
          (group) => names[group] ?? group,
          (value) => `${value} %`,
        ),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        timestamp: '12:04',
        pictures: [
          {
            name: 'corner-free',
            alt: 'Miniatura: un cohete a la izquierda y las palabras I BUILT A ROCKET IN 24 HOURS a la derecha; la esquina está libre',
            caption: 'Como se planificó: debajo de la duración solo hay un planeta del fondo.',
          },
          {
            name: 'corner-covered',
            alt: 'Miniatura: las mismas palabras a la izquierda y el cohete a la derecha, con la llama debajo de la duración',
            caption: 'Lados cambiados: la llama queda debajo de la duración.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] YT Thumb Hub: zonas seguras de una miniatura (en inglés)',
            url: 'https://ytthumbhub.com',
          },
        ],
      },
    ],
  },
};
