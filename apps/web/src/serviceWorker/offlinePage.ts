import type { Language } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { directionOf } from '../language/languages.ts';

/** The page loads nothing, so it has the colors of the themes and the fonts of the system. */
const style = `
:root { color-scheme: light dark; --canvas: #FBFAF7; --text: #1B2430; --muted: #525D6A; --accent: #0B5C66; --on-accent: #FFF }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0E1418; --text: #E9EEF1; --muted: #A4B0B9; --accent: #74C8CF; --on-accent: #052226 }
}
body { margin: 0; padding: 96px 24px; background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 560px; margin-inline: auto }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.15 }
p { margin: 0 0 16px }
.saved { color: var(--muted) }
a { display: inline-block; margin-block-start: 8px; padding: 12px 24px; border-radius: 6px; background: var(--accent);
  color: var(--on-accent); font-weight: 550; text-decoration: none }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

/** Returns the page in place of one that cannot be loaded. Its link loads the address again. */
export function offlinePage(language: Language): Response {
  const { title, reason, saved, retry } = backgroundTexts[language].offline;
  // The texts are ours, and have no characters of HTML.
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
<h1>${title}</h1>
<p>${reason}</p>
<p class="saved">${saved}</p>
<a href="">${retry}</a>
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
