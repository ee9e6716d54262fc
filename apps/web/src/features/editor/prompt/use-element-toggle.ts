import { productConfig } from '@portada/contracts';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ElementEdits, editedText, elementOf, hasElement, toggleElement } from './element-edits';
import { type PromptForm, splitElements } from './prompt-form';

/** A list of elements in the prompt panel that clicks on recognition chips change. */
export type ElementToggle = {
  /** The present entries of the list. */
  elements: readonly string[];
  /** Entries of the list that a click added or removed since the panel was opened. */
  clicked: readonly string[];
  /**
   * Adds words of the prompt to the list, or removes the words from the list. If the list is full, the list gets
   * the focus instead.
   */
  toggle: (words: string) => void;
};

/**
 * Lets recognition chips add elements to a list of the prompt panel and remove the elements again.
 * @param form form of the panel
 * @param name name of the list
 */
export const useElementToggle = (
  form: PromptForm,
  name: 'elementsToInclude' | 'elementsToAvoid',
): ElementToggle => {
  const edits = useRef<ElementEdits | null>(null);
  const [clicked, setClicked] = useState<readonly string[]>([]);
  const elements = splitElements(useWatch({ control: form.control, name }));
  const toggle = (words: string) => {
    const element = elementOf(words);
    const next = toggleElement(form.getValues(name), element, edits.current);
    const text = editedText(next);
    if (
      splitElements(text).length > productConfig.elements.max ||
      text.length > productConfig.elements.textLength
    )
      return form.setFocus(name);
    edits.current = next;
    form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
    if (!hasElement(clicked, element)) setClicked([...clicked, element]);
  };
  return { elements, clicked, toggle };
};
