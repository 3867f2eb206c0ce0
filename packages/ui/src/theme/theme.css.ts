import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import './fonts.css.ts';
import './global.css.ts';

/** Styles take the names from here rather than from the contract: so the values always come along. */
export { theme };

/*
 * The system's choice, unless <html data-theme="light|dark"> says otherwise. It is all in the style sheet, so that
 * the first paint is already in the right colours, whatever script has run by then.
 */
globalStyle(':root', { colorScheme: 'light', vars: assignVars(theme, light) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(theme, dark) },
  },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(theme, dark) });
