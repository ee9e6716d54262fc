export { VerifyPage as Component } from './verify.page';
