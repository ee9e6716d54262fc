import type { PictureRequest } from '@portada/contracts';
import type { Knowledge } from '../planning/draft';
import { askedTextsIn } from './asked-texts';
import { colorsIn, tintOf } from './colors-in';
import { isCrossedOut } from './crossed';
import { statedMood } from './feelings';
import { notDrawnIn } from './not-drawn';
import { numbersIn } from './numbers';
import { faceSideIn, isFaceless, isTextless, readPeople } from './people-in';
import { photographicWords } from './photographic';
import { phrasesOf } from './phrases';
import { placeIn } from './place-in';
import { promptText } from './prompt-text';
import type { Reading } from './reading';
import { formOf, sidesIn, sidesOf } from './sides';
import { isMysterious, stateIn } from './states-in';
import { subjectsOf, thingsOf } from './subjects';
import { toneOf } from './tone';

/** The parts of a request that its reading depends on. */
export type PromptRequest = Pick<PictureRequest, 'prompt' | 'elementsToAvoid' | 'headline' | 'person'>;

/** Number of characters of a prompt that are read. */
const reach = 1000;

/**
 * Reads what a prompt asks for. The same request and knowledge give the same reading.
 * @param request prompt, own headline, elements to avoid and chosen person
 * @param knowledge drawings and the tagger of the prompt's language
 */
export function readPrompt(request: PromptRequest, knowledge: Knowledge): Reading {
  const written = request.prompt.slice(0, reach);
  const { elementsToAvoid, headline } = request;
  const asked = askedTextsIn(written, headline);
  const prompt = promptText(written, headline ? askedTextsIn(written) : asked, knowledge.taggers);
  const { text, tokens, language, avoided } = prompt;
  const said = sidesIn(prompt);
  const { place, said: where } = placeIn(prompt);
  const numbers = numbersIn(prompt);
  const mood = statedMood(text, tokens);
  const found = thingsOf(prompt, said, where, request, knowledge);
  const subjects = subjectsOf(found, prompt, knowledge);
  const sides = sidesOf(said, found.sides, text, knowledge);
  const [first] = subjects;
  return {
    language: prompt.isForeign ? 'en' : language,
    asked,
    phrases: phrasesOf(prompt, asked, numbers, mood, { form: formOf(said), sides }),
    numbers: numbers.map(({ text: shown, kind }) => ({ text: shown, kind })),
    form: formOf(said),
    sides,
    subjects,
    ...readPeople({ ...request, prompt: written }, prompt),
    mood,
    tone: toneOf(written),
    place,
    avoid: [...new Set([...elementsToAvoid, ...avoided.map(({ words }) => words)])],
    noText: isTextless(written, elementsToAvoid),
    noFaces: isFaceless(written, elementsToAvoid),
    notDrawn: notDrawnIn(prompt, subjects, sides, found.unknown),
    photographic: photographicWords(written).length > 0,
    ...colorsIn(written, asked),
    tint: first ? tintOf(first.words, first.drawing) : null,
    isCrossed: isCrossedOut(prompt, found, first?.words),
    ...stateIn(written, first?.words),
    faceSide: faceSideIn(written),
    isMysterious: isMysterious(written),
  };
}
