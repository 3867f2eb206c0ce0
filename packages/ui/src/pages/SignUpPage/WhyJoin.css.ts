import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** Styles the form, with the reasons to join beside it. On a phone, the reasons follow the form. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['48'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: space['64'],
    },
  },
});

/** The text colours are overridden on the dark background, so that the components need no special colours. */
export const panel = style({
  display: 'grid',
  gap: space['24'],
  padding: space['24'],
  borderRadius: radius.card,
  backgroundColor: color.deep,
  vars: {
    [color.text]: color.onDeep,
    [color.muted]: color.onDeepMuted,
  },
  color: color.text,
  '@media': { [media.tablet]: { padding: space['32'] } },
});

export const list = style({ display: 'grid', gap: space['24'] });

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['16'],
  rowGap: space['4'],
});

export const icon = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  color: color.text,
  backgroundColor: color.deepLight,
});

export const reasonTitle = style({ fontWeight: fontWeight.strong });
export const reasonText = style({ color: color.muted, textWrap: 'pretty' });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space['16'],
  marginBlockStart: space['8'],
  padding: space['16'],
  borderRadius: radius.card,
  backgroundColor: color.deepLight,
});

export const personTexts = style({ display: 'grid', overflowWrap: 'anywhere' });
export const overline = style({ color: color.muted, fontSize: fontSize['13'] });
export const personName = style({ fontWeight: fontWeight.strong });
export const personFacts = style({ color: color.muted, fontSize: fontSize['14'] });
