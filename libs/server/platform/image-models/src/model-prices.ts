import { type ModelPrices, highestCredits, dollarsPerCredit } from '@portada/contracts';
import { z } from 'zod';

/** Highest price in US dollars of an image, so that an image costs at most `highestCredits`. */
const highestPrice = highestCredits * dollarsPerCredit;
const price = z.coerce.number().positive().max(highestPrice).optional();

/**
 * Settings of the api and of the worker: the upper estimate in US dollars of an image of each provider. A setting
 * replaces the price list of the adapter, and is needed for the models whose price no list contains.
 */
export const modelPriceSettings = {
  OPENAI_PRICE_USD: price,
  GEMINI_PRICE_USD: price,
  BFL_PRICE_USD: price,
  FAL_PRICE_USD: price,
  REPLICATE_PRICE_USD: price,
};

/**
 * Returns the prices that the operator has set, by the name of the adapter, in US dollars for an image.
 * @param settings parsed values of `modelPriceSettings`
 */
export const modelPricesOf = (settings: z.infer<z.ZodObject<typeof modelPriceSettings>>): ModelPrices => {
  const prices = {
    openai: settings.OPENAI_PRICE_USD,
    gemini: settings.GEMINI_PRICE_USD,
    bfl: settings.BFL_PRICE_USD,
    fal: settings.FAL_PRICE_USD,
    replicate: settings.REPLICATE_PRICE_USD,
  };
  return Object.fromEntries(
    Object.entries(prices).flatMap(([name, usd]) => (usd === undefined ? [] : [[name, usd] as const])),
  );
};
