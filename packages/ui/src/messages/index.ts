export { english, type Messages } from './english.ts';
export { german } from './german/german.ts';
export { arabic } from './arabic/arabic.ts';
