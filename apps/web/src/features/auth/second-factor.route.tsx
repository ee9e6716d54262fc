export { SecondFactorPage as Component } from './second-factor.page';
