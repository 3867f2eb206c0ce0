import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, space } from '../../theme/tokens.ts';

/** The drawing is above the message on a phone, and beside it on a wider screen. */
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['24'],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
      columnGap: space['64'],
      paddingBlock: space['32'],
    },
  },
});

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '17rem',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.tablet]: { maxInlineSize: 'none', order: 1 } },
});

export const logo = style({
  color: theme.color.accent,
  '@media': { [media.tablet]: { order: 1, justifySelf: 'center' } },
});
export const content = style({ display: 'grid', justifyItems: 'start', gap: space['24'] });
export const body = style({ display: 'grid', gap: space['12'], maxInlineSize: '34rem', textWrap: 'pretty' });
// Some titles are as wide as a phone. The width is limited, so that such a title has two lines both before and after
// the font loads.
globalStyle(`${body} > h1`, { '@media': { [media.belowTablet]: { maxInlineSize: '9em' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['12'] });
/** Styles further content below the message, as wide as the page. */
export const more = style({ paddingBlockStart: space['48'] });
