import type { ArticleContent } from './article-content';
import { decimal, kilobytes } from './figure-text';
import { fileRows, filesOf } from './files.figures';

const kb = (bytes: number) => kilobytes('es', bytes);
const [small, large] = [filesOf('photo', 1280), filesOf('photo', 1920)];

/** Spanish text of the article on file formats, with the same sections as the English text. */
export const filesEs: ArticleContent = {
  sections: [
    {
      id: 'question',
      title: 'El último paso',
      blocks: [
        'La miniatura está terminada y el editor pregunta por el formato. PNG suena a calidad, JPEG suena a viejo, WebP y AVIF suenan a moderno. La elección decide si la subida se acepta, y si la imagen se comprime una vez o dos antes de llegar a tu público.',
        'Codificamos las mismas imágenes en cuatro formatos y dos tamaños, y contamos los bytes.',
      ],
    },
    {
      id: 'rules',
      title: 'Qué acepta YouTube',
      blocks: [
        'YouTube recomienda 1280 por 720 píxeles con una proporción de 16 a 9, en JPG, PNG o GIF. El límite es de 2 MB cuando subes desde un móvil y de 50 MB desde un ordenador [1]. La interfaz para programas habla de 50 MB en su referencia actual [2] y de 2 MB en la anterior [3].',
        'Así que un archivo de menos de 2 MB sirve en todas partes, y ese es el límite de nuestras descargas. WebP y AVIF no están en la lista. Son formatos excelentes para tu propia web, y nosotros usamos los dos para las imágenes de esta página.',
      ],
    },
    {
      id: 'method',
      title: 'Cómo lo medimos',
      blocks: [
        'Dibujamos tres imágenes con nuestro motor. La plana tiene zonas grandes de un solo color. El cómic tiene una trama de puntos y bordes duros. La foto tiene de fondo un lugar fotografiado, con luz suave y un grano fino como el de una película.',
        'Cada imagen se codificó a 1280 por 720 y a 1920 por 1080 píxeles. PNG guarda cada píxel. JPEG tiene calidad 92, como nuestras descargas, WebP tiene calidad 90 y AVIF calidad 75. Estos números no se pueden comparar entre formatos. Los elegimos altos, para que a tamaño completo las diferencias con el PNG cueste verlas.',
      ],
    },
    {
      id: 'figures',
      title: 'Las cifras',
      blocks: [
        `Para la imagen plana a 1280 píxeles, todos los formatos son pequeños: ${kb(filesOf('flat', 1280).png)} en PNG y ${kb(filesOf('flat', 1280).jpeg)} en JPEG. Para la foto, el PNG tiene ${kb(small.png)} y el JPEG tiene ${kb(small.jpeg)}. A 1920 píxeles, el PNG de la foto tiene ${kb(large.png)}. Son más de 2 MB, así que no se podría subir desde un móvil. El JPEG de la misma imagen tiene ${kb(large.jpeg)}, alrededor de una séptima parte.`,
        `El paso de 1280 a 1920 píxeles supone 2,25 veces más píxeles. Los archivos crecen menos, o más o menos lo mismo: el JPEG de la foto por un factor de ${decimal('es', large.jpeg / small.jpeg)}, el AVIF de la foto por ${decimal('es', large.avif / small.avif)}, y el AVIF de la imagen plana solo por ${decimal('es', filesOf('flat', 1920).avif / filesOf('flat', 1280).avif)}. AVIF es el formato más pequeño en todas las filas.`,
      ],
    },
    {
      id: 'why',
      title: 'Por qué la foto es grande en PNG',
      blocks: [
        'PNG busca repeticiones. Una zona plana es un color muchas veces, y eso se anota en pocos bytes. Una trama de puntos también se repite. El grano no se repite nunca. Cada píxel es un poco distinto de su vecino, y PNG tiene que guardar cada una de esas diferencias, aunque nadie las vea.',
        'JPEG, WebP y AVIF quitan lo que el ojo apenas ve. El grano es lo primero que simplifican. Por eso la foto, que es con diferencia el PNG más grande, queda cerca del cómic en los otros formatos.',
        { pull: 'PNG paga por cada píxel. JPEG paga por lo que se ve.' },
      ],
    },
    {
      id: 'pictures',
      title: 'Dos de las tres imágenes',
      blocks: [
        'Abajo están la imagen plana y la foto tal como las muestra esta página, en AVIF o WebP y al ancho de tu pantalla. Tu navegador ha cargado unos pocos kilobytes por cada una.',
      ],
    },
    {
      id: 'twice',
      title: 'Tu archivo se comprime otra vez',
      blocks: [
        'YouTube no muestra tu archivo. Hace con él sus propias versiones pequeñas. El archivo que subes es el origen de esas versiones, así que debe estar limpio. Un JPEG de calidad baja muestra bloques y halos en los bordes duros, y la segunda compresión los conserva.',
        'Es un argumento a favor de la calidad alta, pero no de PNG. Con calidad 92 no vemos bloques a tamaño completo, y mucho menos a 168 píxeles. Si tu editor solo ofrece «alta» y «máxima», basta con la alta.',
      ],
    },
    {
      id: 'advice',
      title: 'Qué nos llevamos',
      blocks: [
        {
          list: [
            'Sube un JPEG de calidad 90 a 95 a 1280 por 720 o 1920 por 1080 píxeles. En nuestras cifras queda siempre muy por debajo de 2 MB.',
            'Usa PNG si la imagen es plana, o como archivo que guardas para cambios futuros.',
            'No guardes un JPEG una y otra vez. Cada vez pierde un poco. Conserva el original y exporta desde él.',
            'No uses transparencia. Una miniatura no tiene detrás un fondo que puedas elegir.',
            'Convierte a JPEG de calidad alta lo que otra herramienta te dé en WebP o AVIF antes de subirlo.',
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Fuentes',
      blocks: [
        'Los tamaños salen de un programa de nuestro código, que los mide otra vez cada vez que cambia el motor. Un kB son 1000 bytes.',
      ],
    },
  ],
  figures: {
    figures: [
      {
        kind: 'table',
        caption: 'Tamaño de los archivos de las mismas imágenes a dos anchos, en kB de 1000 bytes.',
        columns: ['Imagen, ancho', 'PNG', 'JPEG', 'WebP', 'AVIF'],
        rows: fileRows('es', { flat: 'Plana', comic: 'Cómic', photo: 'Foto' }),
      },
    ],
    pictures: [
      {
        kind: 'pictures',
        pictures: [
          {
            name: 'files-flat',
            alt: 'Miniatura: una hucha de cerdito, una línea que sube y las palabras SAVE $500 sobre rosa',
            caption: 'Plana: zonas grandes de un solo color.',
          },
          {
            name: 'files-photo',
            alt: 'Miniatura: las palabras VENICE $100 sobre una foto desenfocada de agua',
            caption: 'Foto: luz suave y un grano fino.',
          },
        ],
      },
    ],
    sources: [
      {
        kind: 'sources',
        sources: [
          {
            title: '[1] Thumbmentor: tamaño de la miniatura de YouTube (en inglés)',
            url: 'https://thumbmentor.com/blog/youtube-thumbnail-size',
          },
          {
            title: '[2] YouTube Data API, thumbnails.set, referencia actual (en inglés)',
            url: 'https://developers.google.com/youtube/data/reference/rest/v3/thumbnails/set',
          },
          {
            title: '[3] YouTube Data API, thumbnails.set, referencia anterior (en inglés)',
            url: 'https://developers.google.com/youtube/v3/docs/thumbnails/set',
          },
        ],
      },
    ],
  },
};
