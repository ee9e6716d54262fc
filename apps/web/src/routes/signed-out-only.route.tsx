export { SignedOutOnly as Component } from '../app/guards';
