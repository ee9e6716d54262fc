export { type TextLookName, textLookNames, textLooks } from './text-looks';
