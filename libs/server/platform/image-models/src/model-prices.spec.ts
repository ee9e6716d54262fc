import { z } from 'zod';
import { hostedModels } from './hosted-models';
import { modelInput } from './image-model.contract';
import { modelPriceSettings, modelPricesOf } from './model-prices';
import { imageModelSettings } from './settings';

const prices = z.object(modelPriceSettings);

it.each(['openai', 'gemini', 'bfl', 'fal', 'replicate'])(
  'the price of the setting is the estimate of the model %s, in place of the list price',
  async (name) => {
    const env = { [`${name.toUpperCase()}_PRICE_USD`]: '0.31' };
    const model = hostedModels(z.object(imageModelSettings).parse(env))[name]?.('any/model');
    expect(model?.estimateUsd?.(modelInput())).toBe(0.31);
    expect(modelPricesOf(prices.parse(env))).toEqual({ [name]: 0.31 });
    await model?.close();
  },
);

it('a model whose price no list contains has no estimate without the setting', async () => {
  const model = hostedModels(z.object(imageModelSettings).parse({}))['fal']?.(null);
  expect(model?.estimateUsd?.(modelInput())).toBeNull();
  expect(modelPricesOf(prices.parse({}))).toEqual({});
  await model?.close();
});

it.each(['0', '-1', '5.01', 'cheap', 'Infinity'])('the boot refuses the price %s', (price) => {
  expect(prices.safeParse({ FAL_PRICE_USD: price }).error?.issues[0]?.path).toEqual(['FAL_PRICE_USD']);
});
