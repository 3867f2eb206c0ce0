/**
 * Loads the two parts of the built web app that the server needs: index.html, and the program that renders pages into
 * index.html.
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
   * The role for which the page is rendered, or null for a visitor. Nobody has verified the role, so it must not grant
   * access to anything.
   */
  role: Role | null;
  language: Language;
  /** Sends requests to the API as a visitor. */
  fetch: typeof fetch;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
  log(message: string, error?: unknown): void;
}

type Page =
  | { status: number; location: string }
  /** `isPartial` is true if some of the page's data could not be read. The page itself says so. */
  | {
      status: number;
      html: string;
      isPartial: boolean;
      /** The content of the page's style element. */
      style: string;
    };

/** Why the server does not show the requested page. */
export type Refusal =
  | { reason: 'unreadable' }
  /** `seconds` is the time that the user must wait before trying again. */
  | { reason: 'too many'; seconds: number };

export interface Shell {
  /** The content of index.html. Its scripts can render any page in the browser. */
  html: string;
  /** The inline script and style of index.html, in the form of a content security policy. */
  hashes: { script: string[]; style: string[] };
  /** Renders a page. Throws if a component throws. */
  render(request: PageRequest): Promise<Page>;
  /**
   * Returns the path and the query without the parameters that the page does not read. `hasUnknown` is true if the page
   * depends on parameters that readAddress.ts does not list.
   */
  readAddress(url: string): { address: string; hasUnknown: boolean };
  /** Returns the page that explains the refusal of a request. */
  refuse(refusal: Refusal, language: Language): Promise<string>;
}

/** The exports of apps/web/src/server.ts. */
interface Program {
  createRenderer: (html: string) => Shell['render'];
  createRefuser: (html: string) => Shell['refuse'];
  readAddress: Shell['readAddress'];
}

/**
 * Loads the built app. Its program is in the folder `dist-server`, next to the folder `dist`, whose files browsers
 * receive. Returns null if the app is not built.
 */
export async function openShell(webFolder: string): Promise<Shell | null> {
  const page = join(webFolder, 'index.html');
  if (!existsSync(page)) return null;
  const html = readFileSync(page, 'utf8');
  const program = pathToFileURL(join(`${webFolder}-server`, 'server.js')).href;
  // Imports the program dynamically, because the server depends on the app's build, not on its sources.
  const { createRenderer, createRefuser, readAddress } = (await import(program)) as Program;
  return {
    html,
    hashes: { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') },
    render: createRenderer(html),
    refuse: createRefuser(html),
    readAddress,
  };
}

/** Returns a notice for the operator if the server has no pages to serve, and null otherwise. */
export function unbuiltNotice(webFolder: string): string | null {
  if (existsSync(join(webFolder, 'index.html'))) return null;
  return 'The app is not built, so that only the API answers: run "pnpm run build", and start the server again.';
}

/** Returns the entry with which a content security policy allows an inline script or style. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The pattern matches only elements without attributes. A script with a `src` or a `type` is not an inline script. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) =>
    sourceOf(text),
  );
}
