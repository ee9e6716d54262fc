import { type AspectRatio, aspectRatios, productConfig } from '@portada/contracts';

/** Returns the aspect ratio nearest to the ratio of an image. @param size size of the image in any unit */
export const nearestRatio = ({ width, height }: { width: number; height: number }): AspectRatio => {
  const distance = (ratio: AspectRatio) => {
    const size = productConfig.download.sizes[ratio];
    return Math.abs(Math.log(width / height / (size.width / size.height)));
  };
  return aspectRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
};
