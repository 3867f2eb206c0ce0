import { hue } from './CompanyTile.css.ts';
import { tileHue } from './tileHue.ts';

/** Returns the class of the ground and ink that belong to a name, always the same for one name. */
export const tileColor = (name: string) => hue[tileHue(name)];
