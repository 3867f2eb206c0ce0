import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const color = style({ display: 'flex', alignItems: 'flex-start', gap: space['8'] });
export const typed = style({ flex: 1, minInlineSize: 0 });

export const picker = style({
  // The colour picker is beside the input, below the label of the field.
  marginBlockStart: '1.75rem',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: space['4'],
  border: `${theme.stroke.control} solid ${theme.color.control}`,
  borderRadius: radius.control,
  backgroundColor: theme.color.surface,
  cursor: 'pointer',
});
