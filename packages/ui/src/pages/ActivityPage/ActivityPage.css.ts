import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const day = style({ display: 'flex', flexDirection: 'column', gap: space['8'] });

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

/** What happened, and the time at the other end of the line. */
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['16'],
  paddingBlock: space['12'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});

/** The focus moves here when there is no button any more, and nothing can be pressed. */
export const end = style({ outline: 'none' });
