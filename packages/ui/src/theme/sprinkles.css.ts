import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media, space } from './tokens.ts';

/** Returns this number of columns, or fewer if large text would make them too narrow. */
const columns = (count: number, narrowest: string) =>
  // Each column is a little narrower than an equal share, to leave space for the gaps, but too wide for a further
  // column to fit.
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 100% / ${count} - 3rem)), 1fr))`;

const responsive = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    gap: space,
    gridTemplateColumns: {
      '1': 'minmax(0, 1fr)',
      '2': columns(2, '8.5rem'),
      '3': columns(3, '12rem'),
      '4': columns(4, '12rem'),
    },
  },
});

/** Returns atomic classes. Only the layout primitives use it. */
export const sprinkles = createSprinkles(responsive);
type Sprinkles = Parameters<typeof sprinkles>[0];

/** A token, or one token per breakpoint as in `{ phone: '16', tablet: '24' }`. */
export type Space = Sprinkles['gap'];
export type Align = Sprinkles['alignItems'];
export type Justify = Sprinkles['justifyContent'];
export type Columns = Sprinkles['gridTemplateColumns'];
