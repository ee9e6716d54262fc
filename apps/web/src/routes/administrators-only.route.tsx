export { AdministratorsOnly as Component } from '../app/guards';
