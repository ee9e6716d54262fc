import type { ProseSection } from '../../../shared/page/prose';

/** Spanish text of the privacy policy, with the same sections as the English text. */
export const privacyEs: readonly ProseSection[] = [
  {
    id: 'who',
    title: 'Quién es responsable',
    blocks: [
      'El responsable es quien administra el sitio que estás leyendo. Para todo lo que tenga que ver con tus datos, escribe a la dirección del final de esta página; responde una persona.',
    ],
  },
  {
    id: 'kept',
    title: 'Qué se guarda',
    blocks: [
      'Solo lo que el producto necesita para funcionar:',
      {
        list: [
          'Tu cuenta: nombre, correo, país, idioma y el día en que se creó. La contraseña se guarda como una huella que no se puede revertir.',
          'Si entras con otro proveedor: el identificador con el que te conoce y la dirección de tu foto. No recibimos la contraseña que usas allí ni tus contactos.',
          'Tus miniaturas: títulos, descripciones, frases y ajustes, las imágenes hechas con ellos y sus notas de legibilidad.',
          'Tus créditos: un registro de cada crédito recibido, gastado y devuelto; y tus compras, con el paquete, el importe, el día y el número que les da el proveedor de pagos.',
          'Tus sesiones: cuándo empezó cada una y cuándo se usó por última vez, y la dirección de red y el navegador de los que vino, para que puedas reconocerlas y cerrarlas.',
          'Registros de los servidores, que mantienen el producto en marcha. Contraseñas, correos y números de tarjeta se quitan antes de escribir cada línea.',
        ],
      },
    ],
  },
  {
    id: 'why',
    title: 'Para qué se usa',
    blocks: [
      'Para abrirte la sesión, hacer tus imágenes, contar tus créditos, entregar lo que compras, responderte y evitar abusos. Es lo que piden nuestro acuerdo contigo, las normas de contabilidad y la seguridad del servicio.',
      'No se usa para publicidad. No se vende nada, nadie elabora un perfil tuyo y no entrenamos nada con tus imágenes. Solo las ves tú.',
    ],
  },
  {
    id: 'how-long',
    title: 'Cuánto tiempo se guarda',
    blocks: [
      {
        list: [
          'Tu cuenta y tus miniaturas: hasta que las borres.',
          'Una miniatura borrada: desaparece de todas las listas al momento, y sus imágenes del almacén en menos de un día.',
          'Una sesión: termina tras 7 días sin uso y, en cualquier caso, a los 30 días; su registro se va con ella.',
          'Los enlaces de los correos: una hora para una contraseña nueva, tres días para confirmar una dirección. Los correos salen de nuestra base de datos en cuanto se envían.',
          'Los avisos del proveedor de pagos: 30 días después de procesarlos. Contienen referencias de pagos, ningún dato de tarjeta.',
          'Los eventos para tus webhooks: 30 días. Contienen ids y un estado, ninguna descripción.',
          'La cookie que marca un navegador como de confianza para una cuenta: un año.',
        ],
      },
    ],
  },
  {
    id: 'deletion',
    title: 'Si borras tu cuenta',
    blocks: [
      'Lo haces tú, en tu perfil. El nombre, el correo, las frases y los títulos se borran al momento, se cierran todas las sesiones y las imágenes salen del almacén en menos de un día. Tu correo queda libre enseguida.',
      'Queda un número de cuenta sin nombre, con su historial de créditos y sus compras, porque lo exigen las normas de contabilidad. El proveedor de pagos conserva sus propios registros, como le obliga la ley.',
    ],
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    blocks: [
      'En tu perfil puedes corregir tus datos, descargar todo lo que contiene tu cuenta en un solo archivo zip, imágenes incluidas, y borrarla. También puedes preguntarnos qué tenemos, oponerte a un uso o pedir que lo limitemos; respondemos en un mes. Si la respuesta no te convence, puedes reclamar ante la autoridad de protección de datos de tu país.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies y lo que queda en tu dispositivo',
    blocks: [
      'No hay rastreo, ni analítica, ni cookies de terceros; por eso tampoco hay un aviso de cookies. Son todas estas:',
      {
        list: [
          'sid: mantiene tu sesión, 30 días como mucho. Los scripts no pueden leerla.',
          'signed-in: le dice a una página que aquí se abrió una sesión, para llevarte a tu panel. Solo contiene el valor 1 y no da acceso a nada. 30 días.',
          'known_device: te permite entrar aunque alguien esté probando contraseñas en tu cuenta. Un año.',
          'language: el idioma que elegiste.',
          'voter: permite que un navegador vote una vez en cada enlace compartido. Contiene un número al azar; solo guardamos hashes de él y de tu dirección, que se borran con el enlace. 30 días.',
          'oidc_attempt y oidc_link: siguen un inicio de sesión con otro proveedor. 10 minutos.',
        ],
      },
      'El propio navegador guarda el tema, si se pregunta antes de gastar un crédito, los recordatorios cerrados, los pagos ya confirmados y, hasta que cierres la pestaña, la página que querías abrir y la frase que te hayas quedado. En una dirección segura, algunos nombres empiezan por «__Host-».',
    ],
  },
  {
    id: 'bot-check',
    title: 'Comprobación contra bots',
    blocks: [
      'Antes de entrar o de crear una cuenta, y tras varias imágenes sin cuenta, tu navegador resuelve un pequeño acertijo. Se ejecuta en tu dispositivo y no revela nada de ti. Quien administra este sitio puede usar en su lugar reCAPTCHA, de Google, en esos dos formularios y para las imágenes sin cuenta; entonces Google recibe tu dirección de red y datos de tu navegador.',
    ],
  },
  {
    id: 'others',
    title: 'Quién más recibe datos',
    blocks: [
      {
        list: [
          'El proveedor de pagos: los datos de tu tarjeta van a su propia página y nunca nos llegan. Conoce tu correo y lo que compras.',
          'Un proveedor de inicio de sesión, si eliges uno. Tu foto se carga desde él.',
          'El servicio de correo que entrega nuestros mensajes y los proveedores que alojan los servidores y el almacén.',
          'El modelo de imagen. El incorporado dibuja en nuestros servidores. Si se conecta uno externo, recibe tu frase y tus ajustes, pero no tu identidad.',
          'Las redes sociales no saben nada hasta que abres uno de los enlaces hacia ellas.',
        ],
      },
    ],
  },
  {
    id: 'children',
    title: 'Menores',
    blocks: [
      'El servicio no es para menores de 13 años. Si sabemos que un menor ha creado una cuenta, la borramos; avísanos, por favor.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios',
    blocks: [
      'Cuando el producto cambia lo que guarda, esta página cambia con él, y también la fecha del principio. Los cambios importantes se anuncian por correo antes de aplicarse.',
    ],
  },
  {
    id: 'contact',
    title: 'Contacto',
    blocks: ['Preguntas, solicitudes y quejas nos llegan aquí:'],
  },
];
