export { english, type Messages } from './english.ts';
