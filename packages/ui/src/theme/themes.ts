import { harbor } from './harbor.ts';
import type { Theme } from './theme.ts';
import { broadsheet } from './themes/broadsheet.ts';
import { highContrast } from './themes/highContrast.ts';

/** By the name that files and `<html data-theme>` give them; `harbor` is what is there without one. */
export const themes = { harbor, 'high-contrast': highContrast, broadsheet } satisfies Record<string, Theme>;
