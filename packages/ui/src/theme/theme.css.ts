import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { paletteCss, selectors, shapeCss } from './css.ts';
import { harbor } from './harbor.ts';
import './fonts.css.ts';
import './global.css.ts';

/**
 * Styles import the theme from this file instead of the contract, so that the values of the theme are always included.
 */
export { theme };

const light = { ...paletteCss(harbor.light), ...shapeCss(harbor) };
const { color, tile, shadow } = theme;
const dark = { colorScheme: 'dark', vars: assignVars({ color, tile, shadow }, paletteCss(harbor.dark)) };

// All themes are in the style sheet, so that the first paint has the right colours before scripts run.
globalStyle(selectors.light, { colorScheme: 'light', vars: assignVars(theme, light) });
globalStyle(selectors.system, { '@media': { '(prefers-color-scheme: dark)': dark } });
globalStyle(selectors.dark, dark);
