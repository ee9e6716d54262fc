import { registerMessages } from '../../shared/i18n/translation';
import { sharedPicturesMessages } from './shared-pictures.messages';

registerMessages({ sharedPictures: sharedPicturesMessages });

export { SharedPicturesPage as Component } from './shared-pictures.page';
