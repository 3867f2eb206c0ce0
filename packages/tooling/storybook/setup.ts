import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { Plugin, PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built Storybook: its folder, its address, and the address of a server that sends no tiles for boards. */
    storybook: { folder: string; address: string; addressWithoutTiles: string };
  }
}

/** The server marks its responses with this header. The mocked responses of stories lack it. */
export const SERVED = 'x-served';

/** Builds Storybook once for all tests, and serves it. */
export default async function setup(project: TestProject) {
  const given = process.env['STORYBOOK_FOLDER'];
  const folder = given ?? mkdtempSync(join(tmpdir(), 'skillharbor-storybook-'));
  const repository = join(import.meta.dirname, '../../..');
  if (given === undefined)
    execFileSync(join(repository, 'node_modules/.bin/storybook'), ['build', '--output-dir', folder], {
      cwd: repository,
      stdio: 'pipe',
    });
  const servers = await Promise.all([serve(folder), serve(folder, noTiles)]);
  const [address = '', addressWithoutTiles = ''] = servers.map(
    ({ resolvedUrls }) => resolvedUrls?.local[0] ?? '',
  );
  project.provide('storybook', { folder, address, addressWithoutTiles });
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    if (given === undefined) rmSync(folder, { recursive: true });
  };
}

/**
 * Responds with 204 to each request for a tile of a board. The server does this itself, because intercepting requests
 * in Playwright would turn off the browser's cache.
 */
const noTiles: Plugin = {
  name: 'no-tiles',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (!request.url?.includes('&board=')) return next();
      response.statusCode = 204;
      response.end();
    }),
};

function serve(folder: string, ...own: Plugin[]): Promise<PreviewServer> {
  return preview({
    root: folder,
    // GitHub Pages serves a repository from a subfolder of its owner's host, and responds with 404 to an unknown path.
    base: '/skill-harbor/',
    appType: 'mpa',
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    // Caching saves time, because every page loads the same files.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600', [SERVED]: '1' } },
    plugins: own,
  });
}
