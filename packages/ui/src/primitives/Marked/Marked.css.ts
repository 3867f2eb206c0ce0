import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius } from '../../theme/tokens.ts';

/** Takes no more room than the bare text, so that a search moves nothing. */
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
