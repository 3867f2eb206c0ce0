import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyOf } from './css.ts';
import { roles } from './roles.ts';

/** The names of the values that differ between themes. Components use only these names, and never the values. */
export const theme = createGlobalThemeContract(roles, (_purpose, path) => propertyOf(path));
