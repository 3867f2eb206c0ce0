import { themes } from '../theme/themes.ts';
import { resolverFile, schemeName, tokenFile, tokensStudioFile } from './dtcg.ts';
import { themeSheet, tokenSheet } from './sheet.ts';

/** The published files that are generated from the themes, by their path in the package. */
export function tokenFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'tokens.css': tokenSheet(themes.harbor),
    'tokens.json': json(resolverFile(themes)),
    'tokens-studio.json': json(tokensStudioFile(themes)),
  };
  for (const [name, theme] of Object.entries(themes)) {
    if (theme !== themes.harbor) files[`themes/${name}.css`] = themeSheet(theme, { name });
    for (const scheme of ['light', 'dark'] as const)
      files[`tokens/${schemeName(name, scheme)}.json`] = json(tokenFile(theme, scheme));
  }
  return files;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
