import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the heading of the pricing page, and its metadata for search engines. */
export const pricingMessages = defineMessages(
  {
    title: 'Pricing',
    tab: 'Pricing: thumbnail credits from {{price}} · Portada',
    description:
      'Packs of 10, 20 and 50 credits, one credit per thumbnail, one card payment. Credits never expire, and every new account starts with {{count}} free credits.',
    card: 'A grid with one rectangle for each credit of a pack',
    headline: 'One credit, one image.',
    lead: 'Buy a pack when you need one. No subscription, nothing to cancel, and credits never expire.',
  },
  {
    title: 'Precios',
    tab: 'Precios: créditos para miniaturas desde {{price}} · Portada',
    description:
      'Paquetes de 10, 20 y 50 créditos: un crédito, una miniatura, un solo pago con tarjeta. No caducan, y cada cuenta nueva empieza con {{count}} gratis.',
    card: 'Una cuadrícula con un rectángulo por cada crédito de un paquete',
    headline: 'Un crédito, una imagen.',
    lead: 'Compra un paquete cuando lo necesites. Sin suscripción, sin nada que cancelar, y los créditos no caducan.',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    pricing: typeof pricingMessages.en;
  }
}
