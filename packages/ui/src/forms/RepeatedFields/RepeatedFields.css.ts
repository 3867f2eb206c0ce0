import { style } from '@vanilla-extract/css';
import { fontWeight, lineHeight, space } from '../../theme/tokens.ts';

export const group = style({ minInlineSize: 0 });

/** The legend looks like the label of a field. */
export const legend = style({
  paddingBlockEnd: space['12'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
});
