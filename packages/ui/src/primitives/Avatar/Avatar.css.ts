import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media } from '../../theme/tokens.ts';

const side = (pixels: number) => ({ inlineSize: `${pixels / 16}rem`, blockSize: `${pixels / 16}rem` });

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    // The outline separates a pale picture from a pale background.
    outline: `1px solid ${theme.color.line}`,
    outlineOffset: '-1px',
    color: theme.color.accent,
    backgroundColor: theme.color.accentSoft,
    fontWeight: fontWeight.strong,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      40: { ...side(40), fontSize: fontSize['14'] },
      64: { ...side(64), fontSize: fontSize['22'] },
      96: { ...side(96), fontSize: fontSize['28'] },
      150: { ...side(150), fontSize: fontSize['48'] },
      // This size is for the navigation bar. It does not grow with the text, because a narrow screen with large text
      // has no room for it.
      bar: { inlineSize: '40px', blockSize: '40px', fontSize: '14px' },
      profile: {
        ...side(96),
        fontSize: fontSize['28'],
        '@media': { [media.tablet]: { ...side(150), fontSize: fontSize['48'] } },
      },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
