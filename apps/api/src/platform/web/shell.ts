/** What the web app's build consists of for the server: its page, and the program that renders into it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Role } from '@skillharbor/contract';

interface PageRequest {
  /** Where the public reaches the site: scheme and host. */
  origin: string;
  /** Path and query. */
  address: string;
  /** For whom: null for a visitor. It proves nothing, so it opens nothing. */
  role: Role | null;
  language: Language;
  /** Asks the API, as a visitor. */
  fetch: typeof fetch;
  /** The present day in UTC, YYYY-MM-DD. */
  today: string;
  log(message: string, error?: unknown): void;
}

type Page =
  | { status: number; location: string }
  /** `isPartial`: some of it could not be read, and the page says so. */
  | { status: number; html: string; isPartial: boolean };

/** Why the server shows no page. */
export type Refusal =
  | { reason: 'unreadable' }
  /** `seconds`: how long to wait. */
  | { reason: 'too many'; seconds: number };

export interface Shell {
  /** index.html, which shows every page once its scripts run. */
  html: string;
  /** The inline script and style, as sources of a content security policy. */
  hashes: { script: string[]; style: string[] };
  /** Throws what goes wrong in a component. */
  render(request: PageRequest): Promise<Page>;
  /** The path and query without what the page does not read. `hasUnknown`: the page depends on parameters of any name. */
  readAddress(url: string): { address: string; hasUnknown: boolean };
  /** The page that says so. */
  refuse(refusal: Refusal, language: Language): Promise<string>;
}

/** What apps/web/src/server.ts exports. */
interface Program {
  createRenderer: (html: string) => Shell['render'];
  createRefuser: (html: string) => Shell['refuse'];
  readAddress: Shell['readAddress'];
}

/** The program lies beside the folder that browsers get: `dist-server` beside `dist`. Null where nothing is built. */
export async function openShell(webFolder: string): Promise<Shell | null> {
  const page = join(webFolder, 'index.html');
  if (!existsSync(page)) return null;
  const html = readFileSync(page, 'utf8');
  const program = pathToFileURL(join(`${webFolder}-server`, 'server.js')).href;
  // The server depends on the app's build, not on its sources.
  const { createRenderer, createRefuser, readAddress } = (await import(program)) as Program;
  return {
    html,
    hashes: { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') },
    render: createRenderer(html),
    refuse: createRefuser(html),
    readAddress,
  };
}

/** Returns a notice for the operator where there are no pages; otherwise null. */
export function unbuiltNotice(webFolder: string): string | null {
  if (existsSync(join(webFolder, 'index.html'))) return null;
  return 'The app is not built, so that only the API answers: run "pnpm run build", and start the server again.';
}

/** Elements without attributes: what has a `src` or a `type` is no inline script. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
