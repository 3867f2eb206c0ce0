import { hue } from './CompanyTile.css.ts';
import { tileHue } from './tileHue.ts';

/** Returns the class with the background and text colour of a name, which is always the same for that name. */
export const tileColor = (name: string) => hue[tileHue(name)];
