import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes, tokenSheet } from '@skillharbor/ui/tokens';
import { listDifferences, remainsIn, storybookUrl } from './differences.ts';
import type { Difference, Part } from './differences.ts';

/*
 * Renders the page of pictures that differ, as HTML with forms. If the page is opened as a file, it has no buttons,
 * because only the server can accept pictures.
 */

const captions: Record<Part, string> = { reference: 'Reference', actual: 'Now', difference: 'Difference' };

const style = `
body { margin: 0; background: var(--harbor-color-canvas); color: var(--harbor-color-text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1400px; margin: auto; padding: 32px 16px 64px; }
h1, h2, h3, p { margin: 0; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.15; }
h2 { font-size: 18px; margin-block: 48px 12px; }
h3 { font-size: 16px; }
p, figcaption, label { color: var(--harbor-color-muted); font-size: 14px; }
code { font-size: 14px; }
header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; }
article { background: var(--harbor-color-surface); border: 1px solid var(--harbor-color-line); border-radius: 12px; padding: 16px; margin-block-end: 16px; }
a { color: var(--harbor-color-accent); }
nav { display: flex; gap: 24px; align-items: center; }
button { font: inherit; font-weight: 550; min-height: 44px; padding: 0 16px; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--harbor-color-control); background: none; color: inherit; }
button.all { background: var(--harbor-color-accent); border-color: var(--harbor-color-accent); color: var(--harbor-color-on-accent); }
:focus-visible { outline: 2px solid var(--harbor-color-accent); outline-offset: 2px; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 16px; margin-block: 16px; align-items: start; }
figure { margin: 0; }
figure img { box-sizing: border-box; width: auto; height: auto; max-width: 100%; max-height: 480px; }
img { display: block; border: 1px solid var(--harbor-color-line); }
figure a { display: block; margin-block-start: 4px; width: fit-content; }
summary { min-height: 44px; align-content: center; cursor: pointer; color: var(--harbor-color-accent); width: fit-content; }
.over { display: grid; width: fit-content; max-width: 100%; margin-block-start: 12px; }
.over img { grid-area: 1 / 1; max-width: 100%; height: auto; }
.over img + img { clip-path: inset(0 0 0 var(--from, 50%)); }
input { width: min(100%, 480px); height: 44px; accent-color: var(--harbor-color-accent); display: block; }
`;

const script = `addEventListener('input', ({ target }) => {
  target.closest('details').querySelector('.over').style.setProperty('--from', target.value + '%');
});`;

/** The content security policy of the served page, which allows only its own pictures, style, script and form. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Writes the page as a file beside the pictures. Returns its path, or undefined if no picture differs. */
export function writePage(root: string): string | undefined {
  const differences = listDifferences(root);
  const path = join(remainsIn(root), 'index.html');
  mkdirSync(remainsIn(root), { recursive: true });
  writeFileSync(path, differencesPage(differences, { canAccept: false }));
  return differences.length > 0 ? path : undefined;
}

/** Returns the page as HTML. Its pictures have relative addresses, such as `<name>/actual.png`. */
export function differencesPage(
  differences: readonly Difference[],
  { canAccept }: { canAccept: boolean },
): string {
  const groups = Map.groupBy(differences, ({ name }) => name.slice(0, name.lastIndexOf('/')));
  const title = differences.length === 0 ? 'All pictures are as they were' : `${counted(differences.length)}`;
  const names = differences.map(({ name }) => name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Skill Harbor</title>
<style>${tokenSheet(themes.harbor)}${style}</style>
<main>
<header>
<div><h1>${title}</h1><p>${advice(differences.length, canAccept)}</p></div>
${canAccept && names.length > 0 ? acceptForm(names, `Accept all ${names.length}`, 'all') : ''}
</header>
${[...groups].map(([folder, members]) => `<section><h2>${escaped(folder)}</h2>${members.map((each) => entry(each, canAccept)).join('')}</section>`).join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

function counted(count: number) {
  return count === 1 ? 'One picture differs' : `${count} pictures differ`;
}

function advice(count: number, canAccept: boolean) {
  if (count === 0) return 'There is nothing to accept.';
  if (canAccept)
    return 'Accept those that look as they should. They become the references; commit them with the change.';
  return 'To accept those that look as they should, run <code>pnpm -C packages/tooling pictures</code>.';
}

function entry({ name, story, message, parts }: Difference, canAccept: boolean) {
  const picture = name.slice(name.lastIndexOf('/') + 1);
  const label = picture.split('.').join(' · ');
  const url = `${storybookUrl}/?path=/story/${encodeURIComponent(story)}`;
  return `<article aria-label="${escaped(label)}">
<header>
<div><h3>${escaped(label)}</h3><p>${escaped(message)}</p></div>
<nav><a href="${escaped(url)}" aria-label="Open the story ${escaped(label)}">Open the story</a>
${canAccept ? acceptForm([name], 'Accept', '', `Accept ${label}`) : ''}</nav>
</header>
<div class="parts">${parts.map((part) => figure(name, part)).join('')}</div>
${parts.includes('reference') ? overlay(name) : ''}
</article>
`;
}

function figure(name: string, part: Part) {
  const source = escaped(`${name}/${part}.png`);
  return `<figure><figcaption>${captions[part]}</figcaption><a href="${source}"><img src="${source}" alt="${captions[part]}, in full size" loading="lazy"></a></figure>`;
}

function overlay(name: string) {
  return `<details><summary>Lay one over the other</summary>
<label>Reference on the left of the line, now on the right. Home and End switch between the two.
<input type="range" value="50"></label>
<div class="over"><img src="${escaped(name)}/reference.png" alt="Reference" loading="lazy"><img src="${escaped(name)}/actual.png" alt="Now" loading="lazy"></div>
</details>`;
}

function acceptForm(names: readonly string[], text: string, className: string, label = text) {
  const fields = names.map((name) => `<input type="hidden" name="name" value="${escaped(name)}">`).join('');
  return `<form method="post" action="/accept">${fields}<button class="${className}" aria-label="${escaped(label)}">${text}</button></form>`;
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
