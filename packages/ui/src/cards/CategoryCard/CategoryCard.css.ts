import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, radius, space } from '../../theme/tokens.ts';

export const category = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    gap: space['12'],
    padding: space['12'],
    '@media': { [media.tablet]: { gap: space['16'], padding: space['16'] } },
  },
  variants: {
    /** The names are aligned with those of neighbouring cards, even if a description is long. */
    described: { true: { alignItems: 'start' } },
  },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.control,
  color: theme.color.accent,
  backgroundColor: theme.color.accentSoft,
});

export const body = style({ flex: 1, minInlineSize: 0, lineHeight: lineHeight.single });

/** A card with a description shows the name and the number on one line. */
export const title = recipe({
  variants: {
    described: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space['8'],
      },
    },
  },
});

export const name = style({ fontWeight: fontWeight.medium });
export const count = style({
  minBlockSize: '1lh',
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});
export const about = style({
  paddingBlockStart: space['4'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
