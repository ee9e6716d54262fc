export { VerifyPage as Component } from '../features/auth/verify.page';
