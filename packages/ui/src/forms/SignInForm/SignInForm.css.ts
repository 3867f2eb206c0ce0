import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['16'],
});

export const demo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  padding: space['16'],
  borderRadius: radius.card,
  backgroundColor: theme.color.sunken,
});

/** Places each button beside the account that it fills in. */
export const accounts = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: space['16'] },
  },
});

export const account = style({
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { selectors: { '&:not(:last-child)': { paddingBlockEnd: space['8'] } } } },
});
