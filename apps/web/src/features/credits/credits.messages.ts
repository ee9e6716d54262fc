import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the Buy Credits page. */
export const creditsMessages = defineMessages(
  {
    title: 'Buy Credits',
    lead: 'One credit, one thumbnail. Credits never expire.',
    available: 'Available credits',
    ledgerLink: 'View credit history',
    packs: 'Packs of credits',
    packsNote: 'Prices in US dollars. One payment, no subscription.',
    buy_one: 'Buy {{count}} credit',
    buy_other: 'Buy {{count}} credits',
    processing: 'Processing...',
    checkoutFailed: 'Error processing payment. Please try again.',
    logIn: 'Please log in to purchase credits',
    confirming: 'Confirming your payment...',
    paid_one: 'Payment successful! {{count}} credit has been added to your account.',
    paid_other: 'Payment successful! {{count}} credits have been added to your account.',
    paidText_one: 'You have {{count}} credit now.',
    paidText_other: 'You have {{count}} credits now.',
    paidAction: 'Go to my thumbnails',
    pending: 'Your payment is being processed',
    pendingText_one:
      'Your {{count}} credit will be added as soon as your bank confirms the payment. You can leave this page.',
    pendingText_other:
      'Your {{count}} credits will be added as soon as your bank confirms the payment. You can leave this page.',
    confirmFailed: 'Failed to confirm payment',
    confirmFailedText: 'Error processing payment. Please contact support.',
    cancelled: 'The purchase was cancelled',
    cancelledText: 'You were not charged. Your credits have not changed.',
    how: {
      title: 'How It Works',
      choose: 'Choose a pack',
      chooseText: 'Larger packs cost less per credit. The images are the same in every pack.',
      pay: 'Pay by card',
      payText: 'You pay on the payment provider’s page. We never see your card number.',
      create: 'Create thumbnails',
      createText: 'Your credits are ready when you return. Each one makes one image.',
    },
    questions: {
      title: 'Frequently Asked Questions',
      worth: 'How much does an image cost?',
      worthText_one:
        'One generated image costs {{count}} credit. If it fails or is cancelled, you get the credit back automatically.',
      worthText_other:
        'One generated image costs {{count}} credits. If it fails or is cancelled, you get the credits back automatically.',
      expire: 'Do credits expire?',
      expireText: 'No. The credits you buy today still work next year.',
      card: 'Do you store my card?',
      cardText:
        'No. You enter it on the payment provider’s page. We only receive the confirmation and the amount of the payment.',
      late: 'I have paid but see no credits. What should I do?',
      lateText:
        'Nothing is lost, even if you closed the page. Some banks take a few days. Your credits are added automatically as soon as the payment arrives.',
      refund: 'Can I get a refund?',
      refundText:
        'Purchases are final in principle, but write to us: we review every case individually. A refund removes the credits that it covers.',
    },
    help: 'Need Help?',
    helpText: 'Questions about a payment? Write to us.',
    contact: 'Contact Support',
  },
  {
    title: 'Comprar créditos',
    lead: 'Un crédito, una miniatura. Los créditos no caducan.',
    available: 'Créditos disponibles',
    ledgerLink: 'Ver el historial de créditos',
    packs: 'Paquetes de créditos',
    packsNote: 'Precios en dólares estadounidenses. Un solo pago, sin suscripción.',
    buy_one: 'Comprar {{count}} crédito',
    buy_other: 'Comprar {{count}} créditos',
    processing: 'Procesando...',
    checkoutFailed: 'Error al procesar el pago. Inténtalo de nuevo.',
    logIn: 'Inicia sesión para comprar créditos',
    confirming: 'Confirmando tu pago...',
    paid_one: '¡Pago completado! Se ha añadido {{count}} crédito a tu cuenta.',
    paid_other: '¡Pago completado! Se han añadido {{count}} créditos a tu cuenta.',
    paidText_one: 'Ahora tienes {{count}} crédito.',
    paidText_other: 'Ahora tienes {{count}} créditos.',
    paidAction: 'Ir a mis miniaturas',
    pending: 'Tu pago se está procesando',
    pendingText_one:
      'Tu {{count}} crédito se añadirá en cuanto tu banco confirme el pago. Puedes salir de esta página.',
    pendingText_other:
      'Tus {{count}} créditos se añadirán en cuanto tu banco confirme el pago. Puedes salir de esta página.',
    confirmFailed: 'No se pudo confirmar el pago',
    confirmFailedText: 'Error al procesar el pago. Contacta con soporte.',
    cancelled: 'La compra se canceló',
    cancelledText: 'No se te ha cobrado nada. Tus créditos no han cambiado.',
    how: {
      title: 'Cómo funciona',
      choose: 'Elige un paquete',
      chooseText: 'Los paquetes grandes cuestan menos por crédito. Las imágenes son las mismas en todos.',
      pay: 'Paga con tarjeta',
      payText: 'Pagas en la página del proveedor de pagos. Nunca vemos el número de tu tarjeta.',
      create: 'Crea miniaturas',
      createText: 'Tus créditos están listos cuando vuelves. Con cada uno haces una imagen.',
    },
    questions: {
      title: 'Preguntas frecuentes',
      worth: '¿Cuánto cuesta una imagen?',
      worthText_one:
        'Una imagen generada cuesta {{count}} crédito. Si falla o se cancela, recuperas el crédito automáticamente.',
      worthText_other:
        'Una imagen generada cuesta {{count}} créditos. Si falla o se cancela, recuperas los créditos automáticamente.',
      expire: '¿Caducan los créditos?',
      expireText: 'No. Los créditos que compras hoy siguen sirviendo el año que viene.',
      card: '¿Se guarda mi tarjeta?',
      cardText:
        'No. La escribes en la página del proveedor de pagos. Nosotros solo recibimos la confirmación y el importe del pago.',
      late: 'He pagado y no veo los créditos. ¿Qué hago?',
      lateText:
        'No se pierde nada, aunque hayas cerrado la página. Algunos bancos tardan unos días. Tus créditos se añaden automáticamente en cuanto llega el pago.',
      refund: '¿Puedo recuperar mi dinero?',
      refundText:
        'En principio las compras son definitivas, pero escríbenos: revisamos cada caso. Un reembolso retira los créditos que cubre.',
    },
    help: '¿Necesitas ayuda?',
    helpText: '¿Tienes dudas sobre un pago? Escríbenos.',
    contact: 'Contactar con soporte',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    credits: typeof creditsMessages.en;
  }
}
