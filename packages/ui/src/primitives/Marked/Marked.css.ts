import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius } from '../../theme/tokens.ts';

/** A marked word is as wide as an unmarked one, so that the marks do not move the text. */
export const mark = style({
  marginInline: '-0.125em',
  paddingInline: '0.125em',
  borderRadius: radius.control,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  color: 'inherit',
  backgroundColor: theme.color.accentSoft,
  '@media': { [media.forcedColors]: { color: 'MarkText', backgroundColor: 'Mark' } },
});
