import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media, space } from './tokens.ts';

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
      '2': 'repeat(2, minmax(0, 1fr))',
      '3': 'repeat(3, minmax(0, 1fr))',
      '4': 'repeat(4, minmax(0, 1fr))',
    },
  },
});

/** Atomic classes for the layout primitives, and for nothing else. */
export const sprinkles = createSprinkles(responsive);
type Sprinkles = Parameters<typeof sprinkles>[0];

/** A token, or one per width: `{ phone: '16', tablet: '24' }`. */
export type Space = Sprinkles['gap'];
export type Align = Sprinkles['alignItems'];
export type Justify = Sprinkles['justifyContent'];
export type Columns = Sprinkles['gridTemplateColumns'];
