import type { Language } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { quietHarbor, themes } from '@skillharbor/ui/tokens';
import { directionOf } from '../language/languages.ts';

type Color = Exclude<keyof typeof themes.harbor.light.color, 'veil'>;

/** The custom property of each color that the page uses. */
const colors: readonly Color[] = [
  'canvas',
  'surface',
  'text',
  'muted',
  'line',
  'control',
  'accent',
  'accentSoft',
  'onAccent',
];
const properties = (theme: 'light' | 'dark') =>
  colors.map((name) => `--${name}: ${themes.harbor[theme].color[name]}`).join('; ');

/** The page loads nothing, so it contains the colors of the themes and uses the fonts of the system. */
const style = `
:root { color-scheme: light dark; ${properties('light')} }
@media (prefers-color-scheme: dark) { :root { ${properties('dark')} } }
body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { display: grid; gap: 24px; max-inline-size: 1120px; margin-inline: auto }
svg { inline-size: 100%; max-inline-size: 272px; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
h1 { margin: 0 0 12px; font-size: 28px; font-weight: 650; line-height: 1.15 }
p { max-inline-size: 544px; margin: 0 0 12px; color: var(--muted); font-size: 18px; text-wrap: pretty }
.saved { font-size: 16px }
a { display: inline-block; margin-block-start: 12px; padding: 10px 16px; border-radius: 6px; background: var(--accent);
  color: var(--onAccent); font-weight: 550; text-decoration: none }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (min-width: 768px) {
  body { padding: 80px 32px }
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 400px); align-items: center; column-gap: 64px }
  svg { order: 1; max-inline-size: none }
  h1 { font-size: 36px }
}
`;

const colorOf = (name: Color | null) => (name === null ? 'none' : `var(--${name})`);

/** The drawing that every page without content shows. */
const drawing = `<svg aria-hidden="true" viewBox="${quietHarbor.viewBox}">${quietHarbor.shapes
  .map(
    ({ path, fill, line = null }) => `<path d="${path}" fill="${colorOf(fill)}" stroke="${colorOf(line)}"/>`,
  )
  .join('')}</svg>`;

/** Returns the page that replaces a page that cannot be loaded. Its link loads the address again. */
export function offlinePage(language: Language): Response {
  const { title, reason, saved, retry } = backgroundTexts[language].offline;
  // The texts are part of the app, and contain no HTML characters.
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${drawing}
<div>
<h1>${title}</h1>
<p>${reason}</p>
<p class="saved">${saved}</p>
<a href="">${retry}</a>
</div>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
