import { harbor } from './harbor.ts';
import type { Theme } from './theme.ts';
import { broadsheet } from './themes/broadsheet.ts';
import { highContrast } from './themes/highContrast.ts';

/** The themes by the names that files and `<html data-theme>` use. `harbor` is the default. */
export const themes = { harbor, 'high-contrast': highContrast, broadsheet } satisfies Record<string, Theme>;
