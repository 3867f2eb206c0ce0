import { style } from '@vanilla-extract/css';
import { width } from '../../theme/tokens.ts';

export const prose = style({
  maxInlineSize: width.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
