export { type DocumentLayer, type SceneDocument, documentLimits, documentSchema } from './document.schema';
export { type BaseImage, documentOfGeneration, migrateDocument } from './migrate';
export { relayout } from './relayout';
export { type DocumentReferences, referencesOf } from './references';
export { type Action, type ActionContext, ActionError, type ActionFault } from './actions/action';
export { actionListSchema, actionNames, applyActions } from './actions';
