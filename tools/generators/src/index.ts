export { imageModel } from './image-model/image-model';
export { job } from './job/job';
export { language } from './language/language';
export { migration } from './migration/migration';
export { screen } from './screen/screen';
