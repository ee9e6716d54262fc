/** Entry of the studio for the comparison of documents: what differs, and variants that differ on one axis. */
export { type Axis, differingAxes } from './axes';
export { areAlike, comparedWidth, pictureDifference } from './difference';
export { headlineOf } from './parts';
export { type VariantAxis, variantActions, variantAxes } from './variant-actions';
