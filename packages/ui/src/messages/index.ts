export { english, type Messages } from './english.ts';
export { backgroundTexts } from './backgroundTexts.ts';
export { german } from './german/german.ts';
export { arabic } from './arabic/arabic.ts';
