export { AppError, type ErrorClass, OperationalError, classify } from './app-error';
