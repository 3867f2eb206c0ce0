import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, minus, radius, space } from '../../theme/tokens.ts';

export const header = style({ minInlineSize: 0 });

/** The class of a hue sets the colour of the band and its border. The border is visible in forced colours. */
export const band = style({
  blockSize: space['64'],
  borderStyle: 'solid',
  borderWidth: '1px',
  borderRadius: radius.card,
  '@media': { [media.tablet]: { blockSize: '10rem' } },
});

/** Styles the band until the company has loaded. */
export const unknown = style({ backgroundColor: theme.color.sunken, borderColor: theme.color.sunken });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space['24'],
  rowGap: space['16'],
  paddingInline: space['16'],
  '@media': { [media.tablet]: { flexWrap: 'nowrap', paddingInline: space['32'] } },
});

/**
 * The upper half of the logo is in front of the band, whose colour differs from the background around the lower half.
 */
export const logo = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '4rem',
  marginBlockStart: minus(space['32']),
  borderRadius: radius.card,
  boxShadow: `0 0 0 4px ${theme.color.canvas}`,
  backgroundColor: theme.color.canvas,
  '@media': {
    [media.tablet]: {
      inlineSize: '6rem',
      blockSize: '6rem',
      marginBlockStart: minus(space['48']),
      borderRadius: `calc(${radius.card} * 4 / 3)`,
    },
  },
});

// On a phone, the logo is smaller, so that the band and the logo leave room for the facts.
globalStyle(`${logo} > span`, {
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.belowTablet]: { borderRadius: radius.card, fontSize: fontSize['22'] } },
});

export const names = style({
  flex: '1 1 100%',
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { flexBasis: '12rem', paddingBlockStart: space['16'] } },
});

export const edit = style({ '@media': { [media.tablet]: { paddingBlockStart: space['16'] } } });

/** Styles the facts about the company, its site, and the number of its open jobs. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['4'],
});

export const fact = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space['8'],
  minInlineSize: 0,
  color: theme.color.muted,
});
globalStyle(`${fact} svg`, { flex: 'none', inlineSize: '1.25rem', blockSize: '1.5em' });
