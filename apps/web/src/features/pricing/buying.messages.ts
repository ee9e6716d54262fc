import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the pricing page about packs, comparison table, credits and frequent questions. */
export const buyingMessages = defineMessages(
  {
    free_one: 'Start with {{count}} free credit',
    free_other: 'Start with {{count}} free credits',
    freeText: 'Every new account gets them. No card required.',
    start: 'Get started free',
    packs: 'Packs of credits',
    choose: 'Choose {{name}}',
    note: 'Prices in US dollars. Paid once, by card, on our payment provider’s own page.',
    last: 'How far a pack goes',
    pack: 'Pack',
    perCredit: 'Price per credit',
    weekly: 'One image per week',
    weeks: '{{count}} weeks',
    variants: '{{count}} variants per video',
    videos: '{{count}} videos',
    every: 'Included with every credit, in every pack',
    formats: 'Any format',
    formatsText: '16:9, 1:1, 9:16 or 4:3, each with its own layout and in full size.',
    looks: 'Every style',
    looksText: '{{styles}} styles, {{moods}} moods and {{palettes}} palettes, all included in every pack.',
    score: 'A legibility score',
    scoreText: 'Every image is measured at phone size, with tips on what to change.',
    files: 'Two files',
    filesText: 'One ready to upload, under {{megabytes}} MB, and the original as PNG.',
    faq: 'Before you pay',
    credit: 'What is one credit?',
    creditText: 'One generated image. Viewing, downloading and deleting are free.',
    failed: 'What if an image fails?',
    failedText:
      'Then it costs nothing: you get the credit back automatically. The same applies if you cancel it.',
    expire: 'Do credits expire?',
    expireText: 'Never. They stay in your account for as long as you have it.',
    refund: 'Can I get a refund?',
    refundText:
      'Purchases are final in principle, but write to us: we review every case individually. A refund removes the credits that it covers.',
    vat: 'Is VAT added?',
    vatText:
      'No tax is added at checkout: your card is charged the price of the pack, in US dollars. We do not issue VAT invoices yet. Your bank may charge a currency conversion fee.',
    card: 'Do you store my card?',
    cardText:
      'No. You enter it on the payment provider’s page. We only receive the confirmation and the amount of the payment.',
    support: 'What does priority support mean?',
    supportText: 'We answer your emails first. The images are the same in every pack.',
  },
  {
    free_one: 'Empieza con {{count}} crédito gratis',
    free_other: 'Empieza con {{count}} créditos gratis',
    freeText: 'Cada cuenta nueva los recibe. Sin tarjeta.',
    start: 'Empezar gratis',
    packs: 'Paquetes de créditos',
    choose: 'Elegir {{name}}',
    note: 'Precios en dólares estadounidenses. Un solo pago, con tarjeta, en la página de nuestro proveedor de pagos.',
    last: 'Hasta dónde llega un paquete',
    pack: 'Paquete',
    perCredit: 'Precio por crédito',
    weekly: 'Una imagen por semana',
    weeks: '{{count}} semanas',
    variants: '{{count}} variantes por vídeo',
    videos: '{{count}} vídeos',
    every: 'Incluido con cada crédito, en todos los paquetes',
    formats: 'Cualquier formato',
    formatsText: '16:9, 1:1, 9:16 o 4:3, cada uno con su propia composición y a tamaño completo.',
    looks: 'Todos los estilos',
    looksText:
      '{{styles}} estilos, {{moods}} atmósferas y {{palettes}} paletas, incluidos en todos los paquetes.',
    score: 'Una nota de legibilidad',
    scoreText: 'Cada imagen se mide al tamaño de un móvil, con consejos sobre qué cambiar.',
    files: 'Dos archivos',
    filesText: 'Uno listo para subir, de menos de {{megabytes}} MB, y el original en PNG.',
    faq: 'Antes de pagar',
    credit: '¿Qué es un crédito?',
    creditText: 'Una imagen generada. Ver, descargar y borrar es gratis.',
    failed: '¿Y si una imagen falla?',
    failedText: 'Entonces no cuesta nada: recuperas el crédito automáticamente. Lo mismo si la cancelas.',
    expire: '¿Caducan los créditos?',
    expireText: 'Nunca. Se quedan en tu cuenta mientras la tengas.',
    refund: '¿Puedo recuperar mi dinero?',
    refundText:
      'En principio las compras son definitivas, pero escríbenos: revisamos cada caso. Un reembolso retira los créditos que cubre.',
    vat: '¿Se añade el IVA?',
    vatText:
      'No se añade ningún impuesto al pagar: se cobra a tu tarjeta el precio del paquete, en dólares. Todavía no emitimos facturas con IVA. Tu banco puede cobrar una comisión por el cambio de divisa.',
    card: '¿Se guarda mi tarjeta?',
    cardText:
      'No. La escribes en la página del proveedor de pagos. Nosotros solo recibimos la confirmación y el importe del pago.',
    support: '¿Qué es el soporte prioritario?',
    supportText: 'Respondemos antes a tus correos. Las imágenes son las mismas en todos los paquetes.',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    buying: typeof buyingMessages.en;
  }
}
