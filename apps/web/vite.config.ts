import { mockDependencies, plugins, uiDependencies, webDependencies } from '@skillharbor/tooling/vite';
import { defineConfig } from 'vite';
import { compress, preloadFont, withoutMockWorker } from './vite.plugins.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`;

// index.html names it: where the build is reached, for those who must have whole addresses. No address, no host.
process.env['VITE_PUBLIC_URL'] ??= '';

export default defineConfig(({ mode }) => ({
  plugins: [
    ...plugins(),
    preloadFont(/figtree-latin-wght-normal-[\w-]+\.woff2$/),
    withoutMockWorker(),
    compress(),
  ],
  optimizeDeps: { include: [...uiDependencies, ...webDependencies, ...mockDependencies] },
  build: {
    // All styles are 9 kB: one file is there before the first page, and no order of loading can change a look.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files that change at different times.
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What some pages share, without a file for every button.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
        // By default a shared file is named after everybody who shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
  server: {
    // In mock mode no server runs: MSW answers inside the page.
    proxy: mode === 'mock' ? undefined : { '/api': api, '/media': api },
  },
}));
