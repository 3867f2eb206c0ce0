import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

/** The categories form one row if six fit, and two rows of three on a phone. Large text needs more rows. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: space['8'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '3.75rem',
  blockSize: '100%',
  paddingBlock: space['8'],
  paddingInline: space['12'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.text,
  backgroundColor: color.surface,
  fontSize: fontSize['14'],
  lineHeight: lineHeight.single,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${duration.calm} ${easing}`,
  ':hover': { borderColor: color.control },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['12'] },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
  },
});

/** The icon is shown if there is room beside the name. */
export const icon = style({
  display: 'none',
  gridRow: 'span 2',
  alignSelf: 'center',
  color: color.accent,
  '@media': { [media.desktop]: { display: 'grid' } },
});

export const name = style({ fontWeight: fontWeight.medium });

export const count = style({
  minBlockSize: '1lh',
  color: color.muted,
  fontSize: fontSize['13'],
  fontVariantNumeric: 'tabular-nums',
});
