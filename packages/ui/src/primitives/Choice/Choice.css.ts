import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontSize, lineHeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  minBlockSize: '2.25rem',
  paddingBlock: space['8'],
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem', paddingBlock: space['12'] } },
});

export const body = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: lineHeight.single });

export const hint = style({
  display: 'block',
  paddingBlockStart: space['4'],
  color: color.muted,
  fontSize: fontSize['14'],
});

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";

export const mark = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    appearance: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `${theme.stroke.control} solid ${color.control}`,
    backgroundColor: color.surface,
    transition: `background-color ${duration.quick} ${easing}, border-color ${duration.quick} ${easing}`,
    '::after': { content: '', display: 'block', opacity: 0 },
    ':checked': { borderColor: color.accent, backgroundColor: color.accent },
    selectors: {
      '&:checked::after': { opacity: 1 },
      [`${row}:hover &:not(:checked)`]: { borderColor: color.text },
      '&[aria-invalid="true"]:not(:checked)': { borderColor: color.critical },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', '::after': { display: 'none' } } },
  },
  variants: {
    kind: {
      checkbox: {
        borderRadius: radius.small,
        '::after': {
          inlineSize: '1rem',
          blockSize: '1rem',
          backgroundColor: color.onAccent,
          maskImage: tick,
          maskSize: '100%',
        },
      },
      radio: {
        borderRadius: '50%',
        '::after': {
          inlineSize: '0.5rem',
          blockSize: '0.5rem',
          borderRadius: '50%',
          backgroundColor: color.onAccent,
        },
      },
    },
  },
});
