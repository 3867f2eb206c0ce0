import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius } from '../../theme/tokens.ts';

/** The mark takes no more space than the plain text, so that a search does not move the text. */
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
