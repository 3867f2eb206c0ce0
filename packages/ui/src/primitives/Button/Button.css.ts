import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

/** Styles buttons, and links that look like buttons. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['8'],
    paddingBlock: space['8'],
    border: '1px solid transparent',
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    fontSize: fontSize['16'],
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.single,
    textAlign: 'center',
    textDecoration: 'none',
    transition: ['background-color', 'border-color', 'color']
      .map((property) => `${property} ${duration.quick} ${easing}`)
      .join(', '),
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&:active:not([aria-disabled="true"])': { transform: 'translateY(0.5px)' },
    },
  },
  variants: {
    variant: { primary: {}, secondary: {}, quiet: {} },
    tone: { accent: {}, critical: {} },
    size: {
      standard: {
        minBlockSize: controlHeight.coarse,
        paddingInline: space['16'],
        '@media': { '(pointer: fine)': { minBlockSize: controlHeight.fine } },
      },
      large: { minBlockSize: space['48'], paddingInline: space['24'] },
    },
    fullWidth: { true: { inlineSize: '100%' } },
    // The label begins where the text above it does. The padding is small enough for the focus ring to stay on the page.
    flush: {
      true: { marginInlineStart: `calc(-1 * ${space['8']} - 1px)`, paddingInlineStart: space['8'] },
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'primary', tone: 'accent' },
      style: {
        color: color.onAccent,
        backgroundColor: color.accent,
        selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.accentHover } },
      },
    },
    {
      variants: { variant: 'primary', tone: 'critical' },
      style: {
        color: color.onCritical,
        backgroundColor: color.critical,
        selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.criticalHover } },
      },
    },
    {
      variants: { variant: 'secondary', tone: 'accent' },
      style: {
        color: color.text,
        backgroundColor: color.surface,
        borderColor: color.control,
        selectors: {
          '&:hover:not([aria-disabled="true"])': { borderColor: color.accent, color: color.accent },
          '&:is([aria-expanded="true"], [aria-pressed="true"])': {
            borderColor: color.accent,
            backgroundColor: color.accentSoft,
            color: color.accent,
          },
        },
      },
    },
    {
      variants: { variant: 'secondary', tone: 'critical' },
      style: {
        color: color.critical,
        backgroundColor: color.surface,
        borderColor: color.control,
        selectors: {
          '&:hover:not([aria-disabled="true"])': {
            borderColor: color.critical,
            backgroundColor: color.criticalSoft,
          },
        },
      },
    },
    {
      variants: { variant: 'quiet', tone: 'accent' },
      style: {
        color: color.accent,
        selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.accentSoft } },
      },
    },
    {
      variants: { variant: 'quiet', tone: 'critical' },
      style: {
        color: color.critical,
        selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.criticalSoft } },
      },
    },
  ],
  defaultVariants: { variant: 'secondary', tone: 'accent', size: 'standard' },
});

/** The labels for both states share one cell, so that the button is always as wide as the wider label. */
export const faces = style({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center' });

export const face = recipe({
  base: {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['8'],
    // A name in the label may be one long word that is wider than the screen, so the label may break anywhere.
    overflowWrap: 'anywhere',
  },
  variants: { shown: { true: {}, false: { visibility: 'hidden' } } },
});
