import { defineTexts } from '../../shared/i18n/define-texts';

export const pricingTexts = defineTexts(
  {
    title: 'Pricing',
    lead: 'One credit makes one picture. Buy a pack when you need one: no subscription, and credits never expire.',
    free_one: 'Start with {{count}} free credit',
    free_other: 'Start with {{count}} free credits',
    freeText: 'Every new account has them. No card required.',
    start: 'Get started free',
    packs: 'Packs of credits',
    choose: 'Choose {{name}}',
    note: 'Paid once, by card, on our payment provider’s own page.',
  },
  {
    title: 'Precios',
    lead: 'Un crédito es una imagen. Compra un paquete cuando lo necesites: sin suscripción, y los créditos no caducan.',
    free_one: 'Empieza con {{count}} crédito gratis',
    free_other: 'Empieza con {{count}} créditos gratis',
    freeText: 'Los tiene cada cuenta nueva. Sin tarjeta.',
    start: 'Empezar gratis',
    packs: 'Paquetes de créditos',
    choose: 'Elegir {{name}}',
    note: 'Se paga una vez, con tarjeta, en la página de nuestro proveedor de pagos.',
  },
);
