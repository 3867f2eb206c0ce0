import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space['12'] });

/** On a wide screen, the title, the facts and the actions share one line of 72 pixels. */
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['12'],
  '@media': {
    [media.desktop]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space['24'],
      minBlockSize: '4.5rem',
    },
  },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  minInlineSize: 0,
});

export const title = style({
  minInlineSize: 0,
  fontSize: fontSize['22'],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
globalStyle(`${title} a`, { color: theme.color.text });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['4']} ${space['16']}`,
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** On a phone, the actions share the width of the screen. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  '@media': { [media.desktop]: { flex: 'none', maxInlineSize: '60%', justifyContent: 'flex-end' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.belowTablet]: { flexGrow: 1 } } });
// On a phone, the actions have smaller letters, and no icons except for the arrow of a menu, so that they fit on one
// line.
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [media.belowTablet]: { paddingInline: space['8'], fontSize: fontSize['14'] } },
});
globalStyle(`${actions} > :is(a, button):not([aria-haspopup]) svg`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});
