import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import './fonts.css.ts';
import './global.css.ts';

/** Styles import the names from here rather than from the contract, so that the values are always included. */
export { theme };

/*
 * The system's choice, unless <html data-theme="light|dark"> overrides it. It is all in the style sheet, so that
 * the first paint has the right colours before any script runs.
 */
globalStyle(':root', { colorScheme: 'light', vars: assignVars(theme, light) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(theme, dark) },
  },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(theme, dark) });
