import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontSize, media, radius, space, width } from '../../theme/tokens.ts';

const { color } = theme;

export const footer = style({
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: space['32'],
  maxInlineSize: `calc(${width.content} + 2 * ${space['32']})`,
  marginInline: 'auto',
  paddingBlock: space['48'],
  paddingInline: space['16'],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space['64'],
      paddingInline: space['24'],
    },
    [media.desktop]: { paddingInline: space['32'] },
  },
});

export const line = style({ paddingBlockStart: space['4'], color: color.muted, fontSize: fontSize['14'] });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['32'],
  rowGap: space['8'],
  gridColumn: '1 / -1',
  paddingBlockStart: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fontSize['14'],
});

export const legalNavigation = style({ flexBasis: '100%' });

export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['24'] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space['32'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(9rem, auto))', columnGap: space['48'] },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: color.muted,
  backgroundColor: 'transparent',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  transition: `color ${duration.quick} ${easing}, text-decoration-color ${duration.quick} ${easing}`,
  ':hover': { color: color.text, textDecorationColor: 'currentColor' },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
