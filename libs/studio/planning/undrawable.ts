/** Matches attributes of a scene that no drawing shows, in a text without accents and capitals. */
const attributes: readonly RegExp[] = [
  // Covered eyes or faces: every drawn face is open.
  /\b(?:cover(?:s|ing)|hid(?:es|ing)|clos(?:es|ing)) (?:his|her|their|its|both) (?:eyes?|face|mouth|ears?)\b/u,
  /\bblindfold|\beyes (?:closed|covered|shut)\b|\bojos (?:vendados|tapados|cerrados|cubiertos)\b/u,
  /\b(?:tap|cubr)(?:andose|iendose|a|e) (?:los|las|la|el) (?:ojos|cara|boca|oidos|orejas|rostro)\b/u,
  // A thing that consists of other things.
  /\bmade (?:out |entirely )?of\b(?! (?:wood|metal|stone|iron|glass|leather|pallets?)\b)|\bbuilt (?:out )?of\b|\bwhere the \p{L}+ (?:is|are)\b|\bhech[oa]s? (?:de|con)(?! (?:madera|palets?|metal|hierro|piedra)\b)/u,
  /\b(?:construid|formad)[oa]s? (?:de|con|por)\b|\bdonde (?:la|el|los|las) \p{L}+ (?:es|son)\b/u,
  // Views that differ from the view of the drawings.
  /\b(?:top|overhead|aerial|bird['’]?s[- ]eye)[- ](?:down )?(?:view|shot)\b|\b(?:seen|shot|viewed) from (?:above|behind)\b/u,
  /\bvist[ao]s? (?:desde arriba|desde atras|aerea|cenital|de pajaro)\b|\b(?:plano|toma) cenital\b|\bde espaldas\b/u,
  // Actions between two members.
  /\b(?:fight|(?<!\barm )wrestl|hugg|kiss|chas|strangl|punch)ing\b/u,
  /\bluchando\b|\bpeleando(?:se)?\b|\babrazando(?:se)?\b|\bbesando(?:se)?\b|\bpersiguiendo(?:se)?\b/u,
];

/** Matches a quoted text, which describes nothing. */
const quotes = /["“”«»][^"“”«»]{1,80}["“”«»]/gu;

/**
 * Returns true if the defining attribute of a described picture has no drawing: covered eyes, a thing that consists of
 * other things, a view from above or from behind, an action between two members. A drawing would show the opposite.
 * @param prompt the prompt as the creator wrote it
 */
export function isUndrawable(prompt: string): boolean {
  const text = prompt
    .replace(quotes, ' ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return attributes.some((attribute) => attribute.test(text));
}
