import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
  width,
  withArabic,
} from '../../theme/tokens.ts';

/**
 * The name comes first, then the contact and the skills, and then the work. On a wide screen, the contact and the
 * skills are in a column at the side.
 */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space['64'],
      rowGap: space['48'],
      alignItems: 'start',
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['16'],
  '@media': { [media.tablet]: { gap: space['32'] } },
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  // The text moves below the portrait if the space beside it would be too narrow.
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Styles the availability and the location of the freelancer. */
export const present = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['24'],
  rowGap: space['4'],
});

export const location = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
globalStyle(`${location} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['32'],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space['96'],
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
});

/** Styles the rate, the actions and the details. On a tablet, the actions are beside the other parts. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['24'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)', columnGap: space['48'] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const action = style({
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
    [media.desktop]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['48'],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 2 } },
});

/** On a profile without pieces of work, the freelancer's own words are the most prominent part. */
export const quotation = style({
  maxInlineSize: width.measure,
  fontFamily: theme.font.display,
  fontSize: fontSize['22'],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.single,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(ar)': { fontFamily: withArabic(theme.font.display) } },
  '@media': { [media.tablet]: { fontSize: fontSize['28'] } },
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

/** A skill with titles of work below it has a separate line. */
export const proven = style({
  display: 'grid',
  gap: space['4'],
  inlineSize: '100%',
  paddingBlock: space['8'],
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});
