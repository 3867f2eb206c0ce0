/** This is the entry point of the server build. apps/api loads it to render pages. */
import type { Language } from '@skillharbor/contract';
import { writePageState } from './hydration/pageState.ts';
import { directionOf } from './language/languages.ts';
import { loadTexts } from './language/texts.ts';
import { hasTransientFailure } from './loading/load.ts';
import { renderRefusal } from './server/refusalPage.tsx';
import type { Refusal } from './server/refusalPage.tsx';
import { renderPage } from './server/renderPage.tsx';
import type { DocumentParts } from './server/renderPage.tsx';
import { createServerApp } from './server/serverApp.ts';
import type { ServerApp } from './server/serverApp.ts';

export { readAddress } from './server/readAddress.ts';

interface PageRequest extends Omit<ServerApp, 'texts'> {
  /** The path and query of the page. */
  address: string;
  language: Language;
}

type RenderedPage =
  { status: number; location: string } | { status: number; html: string; isPartial: boolean };

/**
 * Matches the placeholders in index.html for the language, the head and the page. The page replaces the content that is
 * shown while an empty app loads.
 */
const PLACES = /^(.*<html) lang="en"(>.*)(<\/head>.*)<!-- page -->.*<!-- \/page -->(.*)$/s;

/** Matches the tags that load the app. */
const SCRIPTS = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** Creates the function that renders pages. `template` is the built index.html. */
export function createRenderer(template: string): (request: PageRequest) => Promise<RenderedPage> {
  const documentWith = documentIn(template);
  return async ({ address, language, ...serverApp }) => {
    const app = createServerApp({ ...serverApp, texts: await loadTexts(language) });
    const page = await renderPage(address, app);
    if (page.kind === 'redirect') return { status: page.status, location: page.location };
    const { status, head, root, state } = page;
    const html = documentWith(language, { head, root: root + writePageState(state) });
    return { status, html, isPartial: hasTransientFailure(app.queries) };
  };
}

/** Creates the function that renders the pages of refused requests. */
export function createRefuser(template: string): (refusal: Refusal, language: Language) => Promise<string> {
  const documentWith = documentIn(template.replaceAll(SCRIPTS, ''));
  return async (refusal, language) =>
    documentWith(language, await renderRefusal(refusal, await loadTexts(language)));
}

function documentIn(template: string) {
  const [, doctype, start, middle, end] = PLACES.exec(template) ?? [];
  if (doctype === undefined) throw new Error('index.html has no place for a page.');
  return (language: Language, { head, root }: DocumentParts): string => {
    const attributes = ` lang="${language}" dir="${directionOf(language)}"`;
    return [doctype, attributes, start, head, middle, root, end].join('');
  };
}
