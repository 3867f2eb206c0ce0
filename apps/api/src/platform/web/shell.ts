/**
 * Loads the two parts of the web app's build that the server uses: its page, and the program that renders into the
 * page.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Role } from '@skillharbor/contract';

interface PageRequest {
  /** The scheme and host of the public site. */
  publicOrigin: string;
  /** The path and query of the page. */
  address: string;
  /**
   * The role for which the page is rendered, or null for a visitor. It is not verified, so it must not grant access.
   */
  role: Role | null;
  language: Language;
  /** Reads the API as a visitor. */
  fetch: typeof fetch;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
  log(message: string, error?: unknown): void;
}

type Page =
  | { status: number; location: string }
  /** `isPartial` is true if a part of the page could not be read. The page itself also says so. */
  | {
      status: number;
      html: string;
      isPartial: boolean;
      /** The content of the page's own style element, or null if it has none. */
      style: string | null;
    };

/** The reason why the server does not show a page. */
export type Refusal =
  | { reason: 'unreadable' }
  /** `seconds` is the time after which the user may try again. */
  | { reason: 'too many'; seconds: number };

export interface Shell {
  /** index.html, which shows every page once its scripts run. */
  html: string;
  /** The inline script and style, as sources of a content security policy. */
  hashes: { script: string[]; style: string[] };
  /** Renders a page. Throws the errors of its components. */
  render(request: PageRequest): Promise<Page>;
  /**
   * Returns the path and the query, with only those parameters that the page reads. `hasUnknown` is true if the page
   * depends on further parameters.
   */
  readAddress(url: string): { address: string; hasUnknown: boolean };
  /** Returns the page that explains the refusal. */
  refuse(refusal: Refusal, language: Language): Promise<string>;
}

/** The exports of apps/web/src/server.ts. */
interface Program {
  createRenderer: (html: string) => Shell['render'];
  createRefuser: (html: string) => Shell['refuse'];
  readAddress: Shell['readAddress'];
}

/**
 * Opens the build. The program is in `dist-server` beside the folder `dist` that browsers receive. Returns null if
 * the app is not built.
 */
export async function openShell(webFolder: string): Promise<Shell | null> {
  const page = join(webFolder, 'index.html');
  if (!existsSync(page)) return null;
  const html = readFileSync(page, 'utf8');
  const program = pathToFileURL(join(`${webFolder}-server`, 'server.js')).href;
  // The import is dynamic, because the server depends on the app's build and not on its sources.
  const { createRenderer, createRefuser, readAddress } = (await import(program)) as Program;
  return {
    html,
    hashes: { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') },
    render: createRenderer(html),
    refuse: createRefuser(html),
    readAddress,
  };
}

/** Returns a notice for the operator if there are no pages to serve, and null otherwise. */
export function unbuiltNotice(webFolder: string): string | null {
  if (existsSync(join(webFolder, 'index.html'))) return null;
  return 'The app is not built, so that only the API answers: run "pnpm run build", and start the server again.';
}

/** Returns the source of a content security policy that allows an inline script or style. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only elements without attributes match, because a script with a `src` or a `type` is not an inline script. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) =>
    sourceOf(text),
  );
}
