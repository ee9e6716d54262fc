import { productConfig } from '@portada/contracts';
import type { ProseSection } from '../../../shared/page/prose';

/** Spanish text of the terms of service, with the same sections as the English text. */
export const termsEs: readonly ProseSection[] = [
  {
    id: 'agreement',
    title: 'Qué es esto',
    blocks: [
      'Estos términos son el acuerdo entre tú y quien administra este sitio. Los aceptas al crear una cuenta. Lo que no digan lo decide la ley; los derechos que la ley da a los consumidores no cambian por nada de lo que sigue.',
    ],
  },
  {
    id: 'account',
    title: 'Tu cuenta',
    blocks: [
      'Tienes que haber cumplido 13 años y tener en tu país la edad para aceptar unos términos, o el permiso de quien la tenga por ti. Una persona, una cuenta; guárdate la contraseña y avísanos si alguien se hace con ella. Desde tu perfil puedes cerrar todas las sesiones.',
    ],
  },
  {
    id: 'credits',
    title: 'Créditos',
    blocks: [
      {
        list: [
          `Una imagen generada cuesta ${productConfig.creditsPerGeneration} crédito. Se reserva al empezar y se gasta cuando la imagen está lista.`,
          'Si una imagen falla o se cancela, recuperas el crédito automáticamente.',
          `Puedes cancelar una imagen mientras espera. Mientras se dibuja, puedes cancelar ${productConfig.cancelsOfDay} imágenes en 24 horas; después, una imagen que se está dibujando se termina.`,
          `Una cuenta nueva recibe ${productConfig.signUpCredits} créditos una vez, sin tarjeta.`,
          'Los créditos no caducan. No se pueden cobrar en dinero ni pasar a otra cuenta.',
          'Cada variante es una imagen y cuesta un crédito.',
        ],
      },
    ],
  },
  {
    id: 'purchases',
    title: 'Comprar créditos',
    blocks: [
      'Los paquetes y sus precios en dólares están en la página de precios. Pagas en la página del proveedor de pagos, donde valen sus propios términos. Los créditos se abonan una vez, en cuanto el proveedor confirma el pago; con algunas formas de pago tarda unos días.',
    ],
  },
  {
    id: 'refunds',
    title: 'Devoluciones',
    blocks: [
      'En principio no hay devoluciones; cada caso se revisa individualmente. Escríbenos y cuenta qué pasó. Si la ley te permite desistir de una compra, puedes hacerlo.',
      'Cuando el dinero vuelve, por nosotros o por tu banco, se retiran los créditos de esa compra. Los que ya se gastaron se deben, y tu siguiente paquete los cubre primero.',
    ],
  },
  {
    id: 'use',
    title: 'Lo que no se permite',
    blocks: [
      {
        list: [
          'Nada contra la ley, ni imágenes que sexualicen a menores, llamen a la violencia o humillen a personas.',
          'Engañar sobre una persona real, o usar el nombre, la cara o la marca de alguien sin derecho a hacerlo.',
          'Saltarse los límites o el pago, crear cuentas para tener créditos gratis o cargar el servicio con peticiones automáticas.',
          'Buscar fallos de seguridad a costa de otros. Si encuentras uno, cuéntanoslo y danos tiempo.',
        ],
      },
      'Si alguien incumple estas normas, podemos rechazar una petición o cerrar la cuenta. Salvo en casos graves, antes decimos por qué y escuchamos.',
    ],
  },
  {
    id: 'ownership',
    title: 'De quién son las imágenes',
    blocks: [
      'Tuyas. En la medida en que haya derechos sobre una imagen que encargaste, son tuyos, también para ganar dinero con ella y sin nombrarnos. Nos permites guardar y procesar lo que escribes y lo que se hace con ello para poder enseñártelo; nada más.',
      'Dos personas que escriban la misma frase pueden recibir imágenes parecidas. Que una imagen generada con IA esté protegida por derechos de autor depende de cada país, y no podemos garantizarlo.',
    ],
  },
  {
    id: 'availability',
    title: 'Qué prometemos y qué no',
    blocks: [
      'Llevamos el servicio con cuidado, guardamos tus imágenes y contamos bien tus créditos. No podemos garantizar que esté disponible a todas horas, que una imagen tarde un tiempo dado, que te guste ni que traiga visitas, clics o suscriptores.',
      'Guarda copia de lo que te importe: cada imagen se puede descargar, y la cuenta entera, exportar. Si cerramos el servicio para siempre, lo diremos con al menos 30 días de antelación.',
    ],
  },
  {
    id: 'liability',
    title: 'Responsabilidad',
    blocks: [
      'De lo que hagamos a propósito o con negligencia grave, del daño a la vida y a la salud, y de lo que diga la ley, respondemos sin límite. De lo demás, solo si incumplimos lo esencial de este acuerdo, y no por más de lo que nos pagaste en los últimos doce meses. De lo que pides y publicas respondes tú.',
    ],
  },
  {
    id: 'end',
    title: 'Cómo se termina',
    blocks: [
      'Puedes borrar tu cuenta en tu perfil cuando quieras y sin dar motivos. Los créditos que queden se pierden con ella, así que gástalos antes. Lo que se conserva después está en la política de privacidad.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios',
    blocks: [
      'Cuando estos términos cambian, cambia también la fecha del principio. Lo que te afecte se anuncia por correo 14 días antes de aplicarse; quien no esté de acuerdo puede borrar su cuenta hasta entonces. Los créditos que compraste conservan su valor.',
    ],
  },
  {
    id: 'contact',
    title: 'Contacto',
    blocks: ['Preguntas sobre estos términos y casos que revisar:'],
  },
];
