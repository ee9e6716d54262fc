export { CreditsPage as Component } from '../features/account/credits.page';
