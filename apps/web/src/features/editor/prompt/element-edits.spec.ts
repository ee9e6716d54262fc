import { productConfig } from '@portada/contracts';
import { type ElementEdits, editedText, elementOf, toggleElement } from './element-edits';

/** Returns the text of a list of elements after one click for each element. */
const afterClicks = (text: string, ...elements: string[]): string => {
  let edits: ElementEdits | null = null;
  for (const element of elements) edits = toggleElement(edits ? editedText(edits) : text, element, edits);
  return edits ? editedText(edits) : text;
};

describe('toggleElement (a click on a recognition chip)', () => {
  it.each([
    ['', 'dog'],
    ['people', 'people, dog'],
    ['people, ', 'people, dog'],
    [' people ,text,, ', 'people ,text, dog'],
  ])('adds an element to the list "%s"', (text, expected) => {
    expect(afterClicks(text, 'dog').trim()).toBe(expected);
  });

  it.each(['', ' ', 'people', 'people, ', ' people ,text,, ', 'Dog,cat', 'cat, Dog ,  people'])(
    'restores the text of the list "%s" exactly with the second click on an element',
    (text) => {
      expect(afterClicks(text, 'dog', 'dog')).toBe(text);
    },
  );

  it.each([
    [['dog', 'cat', 'dog', 'cat']],
    [['dog', 'cat', 'cat', 'dog']],
    [['people', 'dog', 'cat', 'people', 'dog', 'cat']],
  ])('restores the list of elements exactly when the clicks %j are undone in any order', (clicks) => {
    expect(afterClicks('people,  text, ', ...clicks)).toBe('people,  text, ');
  });

  it('keeps the other added elements when the creator undoes one element', () => {
    expect(afterClicks('people, ', 'dog', 'cat', 'dog')).toBe('people, cat');
  });

  it('removes an element that the creator typed, in upper or lower case', () => {
    expect(afterClicks('People, dog, text', 'people')).toBe('dog, text');
  });

  it('keeps the text that the creator typed after a click', () => {
    const edits = toggleElement('people', 'dog', null);
    const typed = `${editedText(edits)}, water`;
    expect(editedText(toggleElement(typed, 'dog', edits))).toBe('people, water');
  });
});

describe('elementOf (words of a prompt as an entry of the include or avoid list)', () => {
  it('removes commas, because a comma would separate the element into two elements', () => {
    expect(elementOf('10,000  bees')).toBe('10 000 bees');
  });

  it('shortens an entry to the maximum length', () => {
    expect(elementOf('bee '.repeat(40)).length).toBeLessThanOrEqual(productConfig.elements.maxLength);
  });
});
