import { isUndrawable } from './undrawable';

describe('isUndrawable (scenes whose defining attribute has no drawing)', () => {
  it.each([
    'a kid covering his eyes in front of a cake, text "NOT YET"',
    'chico con los ojos vendados probando refrescos',
    'mujer tapándose la cara frente al espejo',
    'a castle made of pancakes with syrup rivers',
    'an hourglass where the sand is tiny smartphones',
    'una casa hecha de libros en la playa',
    'top view of a messy desk',
    'una mesa de madera vista desde arriba',
    'dos locutoras de espaldas mirando una ciudad',
    'two chefs fighting with baguettes',
    'dos perros peleando por un hueso',
  ])('is true for "%s"', (prompt) => {
    expect(isUndrawable(prompt)).toBe(true);
  });

  it.each([
    'a grandmother holding a huge lasagna, kitchen',
    'un faro en medio de la tormenta con una luz encendida',
    'a dog on a sled in the snow, text "MADE OF STEEL"',
    'una niña con un globo rojo',
    'a desk with five cups',
  ])('is false for "%s"', (prompt) => {
    expect(isUndrawable(prompt)).toBe(false);
  });
});
