import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The text replaces the button, and has the same height and width. */
const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['12'],
  minBlockSize: space['48'],
  paddingBlock: space['8'],
});

export const applied = style([line, { color: color.positive, fontWeight: fontWeight.medium }]);

export const state = style([
  line,
  {
    justifyContent: 'center',
    paddingInline: space['16'],
    borderRadius: radius.control,
    // The border is visible only in forced colours.
    border: '1px solid transparent',
    color: color.muted,
    backgroundColor: color.sunken,
  },
]);
