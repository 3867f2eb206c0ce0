import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, radius, space } from '../../theme/tokens.ts';

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['24'],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['32'] } },
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  flexGrow: 1,
  overflowWrap: 'anywhere',
});

export const action = style({
  flex: 'none',
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: 'auto', maxInlineSize: '20rem' } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      columnGap: space['64'],
      alignItems: 'start',
    },
  },
});

/** The details come first in one column, and at the end in two. */
export const facts = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['32'],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });
export const skill = style({
  paddingBlock: space['4'],
  paddingInline: space['12'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.pill,
  backgroundColor: theme.color.surface,
  fontSize: fontSize['14'],
});
