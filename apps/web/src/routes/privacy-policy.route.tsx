export { PrivacyPolicyPage as Component } from '../features/policies/privacy-policy.page';
