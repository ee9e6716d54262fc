import { type CreditPlan, productConfig, type Language } from './product-config';

type PlanTexts = { name: string; description: string; features: readonly string[] };

/** Name, description and features of each credit pack. The product specification contains the English texts. */
export const planTexts: Record<CreditPlan['id'], Record<Language, PlanTexts>> = {
  'plan-10': {
    en: {
      name: 'Starter',
      description: 'For trying out an idea or two.',
      features: ['10 generations', 'High-quality images', 'Multiple aspect ratios'],
    },
    es: {
      name: 'Inicial',
      description: 'Para probar una idea o dos.',
      features: ['10 generaciones', 'Imágenes de alta calidad', 'Varias proporciones'],
    },
  },
  'plan-20': {
    en: {
      name: 'Creator',
      description: 'For a channel that publishes every week.',
      features: ['20 generations', 'High-quality images', 'Multiple aspect ratios', 'Priority support'],
    },
    es: {
      name: 'Creador',
      description: 'Para un canal que publica cada semana.',
      features: ['20 generaciones', 'Imágenes de alta calidad', 'Varias proporciones', 'Soporte prioritario'],
    },
  },
  'plan-50': {
    en: {
      name: 'Pro',
      description: 'For several channels, or many tries.',
      features: [
        '50 generations',
        'High-quality images',
        'Multiple aspect ratios',
        'Priority support',
        'Bulk generation',
      ],
    },
    es: {
      name: 'Pro',
      description: 'Para varios canales, o muchos intentos.',
      features: [
        '50 generaciones',
        'Imágenes de alta calidad',
        'Varias proporciones',
        'Soporte prioritario',
        'Generación por lotes',
      ],
    },
  },
};

/**
 * Price of one credit of a pack in units of the currency with three decimals (section 9 of the specification), for
 * display only.
 */
export const pricePerCredit = ({ cents, credits }: Pick<CreditPlan, 'cents' | 'credits'>): string =>
  // The price is computed in whole tenths of a cent and rounded half up, because 0.2495 has no exact binary value.
  (Math.round((cents * 10) / credits) / 1000).toFixed(3);

/** A credit pack with the texts of its card, in one language. */
export type ShownPlan = {
  id: CreditPlan['id'];
  name: string;
  description: string;
  features: readonly string[];
  credits: number;
  /** Price in units of the currency, such as 2.99. `priceCents` is the same price in cents, such as 299. */
  price: number;
  priceCents: number;
  /** Currency code (ISO 4217) in upper case. */
  currency: string;
  /** Price of one credit in units of the currency with three decimals. */
  pricePerCredit: string;
  popular: boolean;
};

/** Returns all packs with their texts in one language, smallest pack first. */
export const plansIn = (language: Language): ShownPlan[] =>
  productConfig.creditPlans.map((plan) => ({
    id: plan.id,
    ...planTexts[plan.id][language],
    credits: plan.credits,
    price: plan.cents / 100,
    priceCents: plan.cents,
    currency: plan.currency.toUpperCase(),
    pricePerCredit: pricePerCredit(plan),
    popular: plan.popular,
  }));
