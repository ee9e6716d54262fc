import graph from '@mediapipe/selfie_segmentation/selfie_segmentation.binarypb?url';
import loader from '@mediapipe/selfie_segmentation/selfie_segmentation.js?url';
import model from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url';
import runtime from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.js?url';
import program from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.wasm?url';

/**
 * Addresses of the files of the package, by the name under which the package asks for them. The files for browsers
 * without SIMD are left out: every supported browser has SIMD.
 */
export const modelFiles: Readonly<Record<string, string>> = {
  'selfie_segmentation.js': loader,
  'selfie_segmentation.binarypb': graph,
  'selfie_segmentation.tflite': model,
  'selfie_segmentation_solution_simd_wasm_bin.js': runtime,
  'selfie_segmentation_solution_simd_wasm_bin.wasm': program,
};
