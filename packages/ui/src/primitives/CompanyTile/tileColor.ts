import { hue } from './CompanyTile.css.ts';
import { tileHue } from './tileHue.ts';

/** Returns the class with the background and text colour for a name. The same name always has the same class. */
export const tileColor = (name: string) => hue[tileHue(name)];
