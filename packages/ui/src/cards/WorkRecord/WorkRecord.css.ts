import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: space['24'], margin: 0, padding: 0, listStyle: 'none' });

/** A line at the edge marks the sentence as a quotation. */
export const said = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  paddingInlineStart: space['16'],
  borderInlineStart: `2px solid ${theme.color.accent}`,
});

export const sentence = style({ margin: 0 });

/** Styles the name of the other person or company, the job, and the months. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['12'],
  rowGap: space['4'],
});

/** Styles the actions on an entry, and the entry's state. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['12']} ${space['16']}`,
});
