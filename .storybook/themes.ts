import { create } from 'storybook/theming/create';
import { dark } from '../packages/ui/src/theme/dark.ts';
import { light } from '../packages/ui/src/theme/light.ts';

/** Makes a theme with the product's colours for Storybook's own pages. */
const themed = (base: 'light' | 'dark', { color }: typeof light) =>
  create({
    base,
    brandTitle: 'Skill Harbor',
    fontBase: "'Figtree Variable', system-ui, sans-serif",
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.accentSoft,
    appBorderColor: color.line,
    appBorderRadius: 12,
    textColor: color.text,
    textMutedColor: color.muted,
    barBg: color.surface,
    barTextColor: color.muted,
    barHoverColor: color.accentHover,
    barSelectedColor: color.accent,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: 6,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
  });

export const themes = { light: themed('light', light), dark: themed('dark', dark) };
