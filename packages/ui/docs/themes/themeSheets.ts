import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import { themes } from '../../src/theme/themes.ts';
import { themeSheet } from '../../src/tokens/sheet.ts';

const { harbor: _always, ...others } = themes;

/** The themes that Storybook's toolbar offers in addition to light and dark. */
export const themeSheets = Object.entries(others)
  .map(([name, theme]) => themeSheet(theme, { name, fontUrl: () => newsreader }))
  .join('\n');
