export { ForgotPage as Component } from './forgot.page';
