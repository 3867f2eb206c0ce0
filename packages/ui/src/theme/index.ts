export { theme } from './theme.css.ts';
export * from './tokens.ts';
