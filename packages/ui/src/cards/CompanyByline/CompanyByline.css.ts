import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const byline = style({ display: 'flex', alignItems: 'center', gap: space['16'] });

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
