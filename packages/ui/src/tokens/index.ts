export { themes } from '../theme/themes.ts';
export type { Color, Face, Palette, Shadow, Theme } from '../theme/theme.ts';
export { quietHarbor } from '../theme/quietHarbor.ts';
export { roles } from '../theme/roles.ts';
export { scale } from './scale.ts';

export { isEnough, levels, pairsOf, type Level, type Pair } from '../theme/pairs.ts';
export { accentSheet, themeProperties, themeSheet, tokenSheet } from './sheet.ts';
export { resolverFile, tokenFile, type TokenGroup } from './dtcg.ts';
