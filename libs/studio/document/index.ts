export {
  type Blend,
  type DocumentLayer,
  type DocumentLayerKind,
  type SceneDocument,
  blendableKinds,
  blends,
  documentLimits,
  documentSchema,
} from './document.schema';
export { boxOfLayer, scaledDocument, scaledLayer, stretchedLayer } from './geometry';
export { type BaseImage, documentOfGeneration, migrateDocument } from './migrate';
export { limitFault } from './limits';
export { relayout } from './relayout';
export { type DocumentReferences, referencesOf } from './references';
export { type ColorablePart, colorableParts, coloredLayer } from './layer-colors';
export {
  type Tint,
  colorOfTint,
  exposureOf,
  exposureStops,
  neutralTone,
  personLight,
  stopsOf,
  tintOfColor,
} from './tone';
export { textOf } from './fit-document-text';
export {
  type Action,
  type ActionContext,
  ActionError,
  type ActionFault,
  type Applied,
} from './actions/action';
export type { TextLook } from './actions/text-look';
export { actionArguments, actionListSchema, actionNames, applyActions } from './actions';
export { brandActions, logoLayerId, withBrand } from './brand';
export { type PlacedPerson, withSavedPerson } from './saved-person';
export { measureDocument, mendingActions } from './mend';
