import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, radius, space } from '../../theme/tokens.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  flexBasis: '100%',
  gap: space['12'],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: space['16'] } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  // The text moves below the portrait if the space beside it would be too narrow.
  flex: '1 1 8rem',
  gap: space['12'],
  minInlineSize: 0,
});
export const name = style({ overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  fontSize: fontSize['14'],
});
globalStyle(`${facts} a > svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** The client's own note on one line. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
globalStyle(`${note} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
export const noteText = style({
  overflow: 'hidden',
  minInlineSize: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'], fontSize: fontSize['14'] });
export const skill = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    paddingInline: space['8'],
    border: `1px solid ${theme.color.line}`,
    borderRadius: radius.pill,
    color: theme.color.muted,
  },
  variants: { named: { true: { color: theme.color.text, backgroundColor: theme.color.accentSoft } } },
});
globalStyle(`${skills} svg`, { inlineSize: '1rem', blockSize: '1rem', color: theme.color.accent });

/** The client can do these actions without opening the card. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['4'] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.5rem',
  fontSize: fontSize['14'],
  overflowWrap: 'normal',
  cursor: 'pointer',
});
