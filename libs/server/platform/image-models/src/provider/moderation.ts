/** Levels of the setting `MODEL_MODERATION`, strictest first. `standard` is the default of each provider. */
export const moderationLevels = ['strict', 'standard', 'relaxed'] as const;
/** A level of moderation by the provider of an image model; each adapter maps it to a parameter of its provider. */
export type ModerationLevel = (typeof moderationLevels)[number];
