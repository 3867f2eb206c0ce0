import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

/**
 * Styles the link back, the heading, and the link to the full list. The links are beside the heading if there is room.
 */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['16'],
  rowGap: space['16'],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplate: "'back back' 'heading more' / minmax(0, 1fr) auto",
      rowGap: space['24'],
    },
  },
});

export const back = style({ '@media': { [media.tablet]: { gridArea: 'back' } } });

/** On a phone, the heading comes last, below the line with both links. */
export const heading = style({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.tablet]: { gridArea: 'heading', order: 0 } },
});

export const more = style({ '@media': { [media.tablet]: { gridArea: 'more', alignSelf: 'end' } } });
