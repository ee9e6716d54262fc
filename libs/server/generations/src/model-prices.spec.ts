import { AppError } from '@portada/errors';
import { chargeOf, priceOf } from './model-prices';

const models = ['fal:fal-ai/flux/dev', 'openai'];

it('the price of a request in credits is the listed price, or follows from the price that the operator has set', () => {
  expect(priceOf({}, models)).toBe(2);
  expect(priceOf({}, models, { fal: 0.26 })).toBe(6);
  expect(priceOf({ model: 'openai', quality: 'best' }, models, { fal: 0.26 })).toBe(4);
});

it('a price of the operator does not add a quality that the model lacks', () => {
  expect(() => priceOf({ quality: 'draft' }, models, { fal: 0.26 })).toThrow(AppError);
});

it('an image of another model than the chosen one is charged at the price that the operator has set for it', () => {
  const claim = {
    providerJobId: 'v1;fal%3Afal-ai%2Fflux%2Fdev;job;1',
    request: { quality: 'best' },
  } as Parameters<typeof chargeOf>[0];
  expect(chargeOf(claim)).toEqual({ credits: 2 });
  expect(chargeOf(claim, { fal: 0.01 })).toEqual({ credits: 1 });
  expect(chargeOf({ ...claim, providerJobId: null }, { fal: 0.01 })).toEqual({});
});
