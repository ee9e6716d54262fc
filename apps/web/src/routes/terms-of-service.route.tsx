export { TermsOfServicePage as Component } from '../features/policies/terms-of-service.page';
