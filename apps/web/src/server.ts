/** This is the entry point of the server build. apps/api loads it to render pages. */
import type { Language } from '@skillharbor/contract';
import { accentSheet } from '@skillharbor/ui/tokens';
import { writePageState } from './hydration/pageState.ts';
import { directionOf } from './language/languages.ts';
import { USUAL_NAME } from './language/messages.ts';
import { loadTexts } from './language/texts.ts';
import { hasTransientFailure } from './loading/load.ts';
import { renderRefusal } from './server/refusalPage.tsx';
import type { Refusal } from './server/refusalPage.tsx';
import { createPageStyles } from './server/pageStyles.ts';
import { readBrand } from './server/readBrand.ts';
import { renderPage } from './server/renderPage.tsx';
import type { DocumentParts } from './server/renderPage.tsx';
import { createServerApp } from './server/serverApp.ts';
import type { ServerApp } from './server/serverApp.ts';

export { readAddress } from './server/readAddress.ts';

interface PageRequest extends Omit<ServerApp, 'texts' | 'brand'> {
  /** The path and query of the page. */
  address: string;
  language: Language;
}

type RenderedPage =
  | { status: number; location: string }
  | {
      status: number;
      html: string;
      isPartial: boolean;
      /** The content of the page's style element. */
      style: string;
    };

/**
 * Matches the placeholders in index.html for the language, the head and the page. The rendered page replaces the
 * content that index.html shows while an empty app loads.
 */
const PLACES = /^(.*<html) lang="en"(>.*)(<\/head>.*)<!-- page -->.*<!-- \/page -->(.*)$/s;

/** Matches the styles in index.html. */
const STYLES = /<style>(.*?)<\/style>/s;

/** Matches the tags that load the app. */
const SCRIPTS = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** Creates the function that renders pages. `template` is the built index.html. */
export function createRenderer(template: string): (request: PageRequest) => Promise<RenderedPage> {
  const documentWith = documentIn(template);
  const stylesOf = createPageStyles(STYLES.exec(template)?.[1] ?? '');
  return async ({ address, language, ...serverApp }) => {
    const { brand, isKnown } = await readBrand(serverApp.fetch);
    const app = createServerApp({ ...serverApp, brand, texts: await loadTexts(language, brand.name) });
    const page = await renderPage(address, app);
    if (page.kind === 'redirect') return { status: page.status, location: page.location };
    const { status, root, state } = page;
    const style = stylesOf(root) + (brand.accent === null ? '' : accentSheet(brand.accent));
    const html = documentWith(
      language,
      { head: page.head, root: root + writePageState(state) },
      brand.logo,
    ).replace(STYLES, () => `<style>${style}</style>`);
    return { status, html, isPartial: !isKnown || hasTransientFailure(app.queries), style };
  };
}

/** Creates the function that renders the pages of refused requests. */
export function createRefuser(template: string): (refusal: Refusal, language: Language) => Promise<string> {
  const documentWith = documentIn(template.replaceAll(SCRIPTS, ''));
  return async (refusal, language) =>
    documentWith(language, await renderRefusal(refusal, await loadTexts(language, USUAL_NAME)));
}

/** Replaces the icons of the document with the logo of the brand. */
function withLogo(html: string, logo: string): string {
  return html
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logo}" type="image/webp">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, '<link rel="apple-touch-icon" href="/logo.png">');
}

function documentIn(template: string) {
  const [, doctype, start, middle, end] = PLACES.exec(template) ?? [];
  if (doctype === undefined) throw new Error('index.html has no place for a page.');
  return (language: Language, { head, root }: DocumentParts, logo: string | null = null): string => {
    const attributes = ` lang="${language}" dir="${directionOf(language)}"`;
    const icons = logo === null ? start : withLogo(start ?? '', logo);
    return [doctype, attributes, icons, head, middle, root, end].join('');
  };
}
