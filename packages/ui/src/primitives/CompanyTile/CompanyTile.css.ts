import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, radius } from '../../theme/tokens.ts';
import { tileHues } from './tileHue.ts';

const side = (pixels: number) => ({ inlineSize: `${pixels / 16}rem`, blockSize: `${pixels / 16}rem` });

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    // The border separates a white logo from a white card. In forced colours, it separates the tile from its
    // background.
    border: `1px solid ${theme.color.line}`,
    fontWeight: fontWeight.strong,
    lineHeight: 1,
    userSelect: 'none',
    isolation: 'isolate',
    // The tile behind a logo has the colour of paper, which does not glare in a dark theme. The logo is blended with
    // this colour, because some logos have a white background.
    selectors: { '&:has(img)': { backgroundColor: theme.color.paper } },
  },
  variants: {
    size: {
      40: { ...side(40), borderRadius: `calc(${radius.card} * 2 / 3)`, fontSize: fontSize['14'] },
      48: { ...side(48), borderRadius: `calc(${radius.card} * 3 / 4)`, fontSize: fontSize['16'] },
      64: { ...side(64), borderRadius: radius.card, fontSize: fontSize['22'] },
      96: { ...side(96), borderRadius: `calc(${radius.card} * 4 / 3)`, fontSize: fontSize['36'] },
    },
  },
});

export const hue = styleVariants(
  Object.fromEntries(tileHues.map((name) => [name, theme.tile[name]])),
  ({ ground, ink }) => ({ backgroundColor: ground, borderColor: ground, color: ink }),
);

export const unnamed = style({ backgroundColor: theme.color.sunken, color: theme.color.muted });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  mixBlendMode: 'multiply',
});
