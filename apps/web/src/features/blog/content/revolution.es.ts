import { productConfig } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';

/** Spanish text of the article on thumbnails, with the same sections as the English text. */
export const revolutionEs: readonly ProseSection[] = [
  {
    id: 'what-it-is',
    title: 'Qué es Portada',
    blocks: [
      'Quien pasa por delante de tu vídeo le concede lo que tarda en deslizar el dedo. En ese instante nadie oye tu voz ni lee tu descripción. Hay una imagen del tamaño de una caja de cerillas, un título debajo y un pulgar que ya se va.',
      'Portada hace esa imagen. Tú cuentas en una frase de qué va el vídeo y recibes la miniatura terminada: un protagonista, pocas palabras grandes y un fondo que no se pelea con ellas. No hay capas que ordenar ni fotos de archivo que buscar.',
      'Es una herramienta con una sola tarea. Se ocupa de esa parte de publicar que tanta gente deja para la medianoche y la resuelve en minutos.',
    ],
  },
  {
    id: 'technology',
    title: 'La tecnología que hay detrás',
    blocks: [
      'El motor que viene con Portada se llama Studio. Trabaja como quien maqueta una página, con pasos que se pueden seguir.',
      {
        list: [
          'Lee. En español y en inglés busca el tema, la cifra y la atmósfera, y qué clase de vídeo es: una lista, un duelo, una reseña.',
          'Compone. La clase de vídeo decide la idea, y la idea decide dónde van el protagonista y las palabras. Cada formato tiene sus propias composiciones.',
          'Dibuja. Formas, luz y letras se dibujan desde cero, en uno de diez estilos. Las palabras son letras de verdad en tipografías de verdad, así que dicen lo que querías decir.',
          'Mide. La imagen se reduce a los tamaños que verá tu público. Si el texto ya no se lee, la imagen se compone otra vez antes de mostrártela.',
        ],
      },
      'Portada también puede usar otros modelos de imagen. El precio no cambia: un crédito, reservado hasta que la imagen está lista y devuelto si falla.',
    ],
  },
  {
    id: 'why-it-matters',
    title: 'Por qué importa una buena miniatura',
    blocks: [
      'El tamaño recomendado es de 1280 por 720 píxeles y casi nadie la ve tan grande. Junto al vídeo que se está viendo, una sugerencia puede medir 168 píxeles de ancho; en el televisor se mira desde el otro lado del salón. Un mismo archivo tiene que servir en todos esos sitios.',
      'Por eso la pregunta útil no es si una miniatura es bonita a tamaño completo, sino qué queda de ella cuando encoge. Primero se pierden las letras finas, después el contraste flojo y después lo que haya en la esquina inferior derecha, donde la duración tapa tu imagen.',
      { pull: 'Diséñala para el tamaño de un sello. El cartel se cuida solo.' },
    ],
  },
  {
    id: 'ctr-science',
    title: 'La ciencia de los clics',
    blocks: [
      'El CTR son los clics divididos entre las impresiones: de cien personas a las que se mostró la miniatura, cuántas abrieron el vídeo. La ayuda de YouTube dice que la mitad de los canales y vídeos está entre el 2 y el 10 por ciento. Depende de quién ve la miniatura, y suele bajar cuando un vídeo llega a público nuevo, que hace menos clic que los seguidores.',
      'Lo que se sabe bien es anterior a las plataformas. El ojo encuentra el contraste fuerte, las caras y los objetos solos antes que las escenas llenas, y unas pocas palabras grandes se captan de un vistazo; una oración, no.',
      'Lo demás es criterio nuestro, de mirar muchísimas miniaturas en muy pequeño:',
      {
        list: [
          'Un protagonista, no tres.',
          'De dos a cuatro palabras que sumen al título en vez de repetirlo.',
          'Un salto claro de luz entre el protagonista y lo que tiene detrás.',
          'Una promesa que el vídeo cumpla.',
        ],
      },
    ],
  },
  {
    id: 'algorithm-benefits',
    title: 'Qué hace con ella el algoritmo',
    blocks: [
      'Los sistemas de recomendación no admiran imágenes. Calculan si esta persona abrirá este vídeo y si se quedará. Una miniatura clara ayuda a lo primero. A lo segundo solo ayuda el vídeo.',
      'Por eso una imagen engañosa cuesta más de lo que da. Quien se siente engañado se va pronto, y eso perjudica al vídeo. La comparación de miniaturas del propio YouTube elige a la ganadora por tiempo de visualización, no por clics. Lo mejor que puede hacer una miniatura es traer a quien se va a alegrar de haber venido.',
    ],
  },
  {
    id: 'use-cases',
    title: 'Para qué se usa',
    blocks: [
      {
        list: [
          'Tutoriales. Nombra el resultado y no la herramienta: «Tu primera app en 20 minutos» dice más que un logotipo.',
          'Videojuegos. Un personaje, una amenaza y la cifra, cuando la haya.',
          'Vlogs. Un lugar y una atmósfera; la historia, para el título.',
          'Series. Conserva la paleta y el sitio de las palabras, cambia el protagonista, y tu público reconocerá la serie.',
          'Publicaciones y vídeos verticales. La misma frase en cuadrado o en vertical, cada una con su propia composición en lugar de un recorte.',
        ],
      },
    ],
  },
  {
    id: 'future',
    title: 'Lo que viene',
    blocks: [
      'Creemos que las imágenes serán tan baratas que hacer una ya no merecerá comentario, y que el gusto seguirá siendo tan escaso como siempre. El trabajo pasa de dibujar a elegir: unas pocas versiones, una al lado de otra, probadas al tamaño que cuenta, y alguien que conoce a su público y decide.',
      `En eso trabajamos. Hasta ${productConfig.variants.max} variantes de una idea, una nota de legibilidad que explica lo que mide y vistas previas a los tamaños que ve tu público.`,
    ],
  },
  {
    id: 'get-started',
    title: 'Cómo empezar',
    blocks: [
      `Hacen falta una frase y un correo. Una cuenta nueva trae ${productConfig.signUpCredits} créditos, y nadie te pide una tarjeta.`,
      {
        list: [
          'Cuenta lo que pasa, con la cifra si la hay: «Viví 30 días en una casa diminuta».',
          'Elige el formato y, si quieres, un estilo y una atmósfera.',
          'Mira primero los tamaños pequeños. Lo que se lee ahí se lee en todas partes.',
          'Descárgala a 1280 por 720 píxeles y por debajo de 2 MB, lista para subirla.',
        ],
      },
    ],
  },
  {
    id: 'conclusion',
    title: 'En conclusión',
    blocks: [
      'Es una revolución silenciosa. Nada ha cambiado en lo que hace buena a una miniatura: una idea, pocas palabras, mucho contraste y una promesa cumplida. Ha cambiado lo que se tarda en llegar, y que puedes ver si funciona antes de que la vea tu público.',
      'En tus borradores hay un vídeo al que solo le falta la imagen. Escribe su frase y mira qué sale.',
    ],
  },
];
