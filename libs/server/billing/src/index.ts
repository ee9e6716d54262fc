export { stripeSettings } from './stripe.settings';
