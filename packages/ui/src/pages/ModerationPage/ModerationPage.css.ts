import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight } from '../../theme/tokens.ts';

export const title = style({
  fontSize: fontSize['18'],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
