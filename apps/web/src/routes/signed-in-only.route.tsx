export { SignedInOnly as Component } from '../app/guards';
