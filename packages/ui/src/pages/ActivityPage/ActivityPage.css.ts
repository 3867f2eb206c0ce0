import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const day = style({ display: 'flex', flexDirection: 'column', gap: space['8'] });

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Styles an event, with its time at the other end of the line and the details below. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space['16'],
  rowGap: space['4'],
  overflowWrap: 'anywhere',
  paddingBlock: space['12'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});

export const details = style({ gridColumn: '1 / -1' });

/**
 * Styles the text at the end of the list. It gets the focus if the pressed button has disappeared and no other button
 * is left.
 */
export const end = style({ outline: 'none' });
