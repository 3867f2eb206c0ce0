import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Theme } from './theme.ts';

const figtree = ['Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', 'system-ui', 'sans-serif'];

const fraunces = ['Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Wide', 'serif'];

/** Skill Harbor's own theme, which `styles.css` contains. */
export const harbor: Theme = {
  light,
  dark,
  radius: { small: 4, control: 6, card: 12, pill: 999 },
  stroke: { control: 1, focus: 2 },
  font: { text: figtree, heading: figtree, display: fraunces },
};
