import { mockDependencies, plugins, uiDependencies, webDependencies } from '@skillharbor/tooling/vite';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { compress, paintFirst, preloadFont, refuseCircles, withoutMockWorker } from './vite.plugins.ts';

const api = 'http://127.0.0.1:3001';

/** In mock mode no server runs: MSW answers inside the page. */
const proxy = { '/api': api, '/media': api };

/** Modules whose path contains one of these parts, written with slashes. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/** What the public lists, cards and their pages have in common. */
const kit = paths(
  'ui/src/theme/',
  'ui/src/messages/jobs',
  'ui/src/primitives/(Card|CompanyTile|EmptyState|ErrorState|Inline|Link|LoadableContent|Notice)/',
  'ui/src/primitives/(Pagination|SearchForm|Skeleton|Stack|Tiles)/',
  'ui/src/cards/(CardDetails|CardRow|CompanyByline|JobCard|JobList|PostedDate|useFocusFirstNew|useMark)',
  'ui/src/primitives/useSettled',
  'contract/src/',
  'web/src/(api|applications|companies|freelancers|jobs|lists|loading|navigation|session|site|storage)/',
  '/(lucide-react|query-core|react-query|sprinkles)/',
);

/** What pages with forms have in common. */
const forms = paths(
  'ui/src/primitives/(DateField|Field|FieldRow|FileField|Form|FormActions|PasswordField|Select|TextArea|TextField)/',
  'ui/src/forms/(asciiAddress|checks|usePreview)',
  'ui/src/modals/useAttempt',
);

/** What sends a form, also where its fields are loaded later. */
const sending = paths('web/src/submission/');

/** What pages with forms and the panels of lists have in common. */
const choices = paths('ui/src/primitives/(CheckboxGroup|Choice|MultiSelect|NumberField|RadioGroup)/');

const forBrowsers: UserConfig = {
  plugins: [
    ...plugins(),
    preloadFont(/figtree-latin-wght-normal-[\w-]+\.woff2$/),
    paintFirst(),
    withoutMockWorker(),
    refuseCircles(),
    compress(),
  ],
  optimizeDeps: { include: [...uiDependencies, ...webDependencies, ...mockDependencies] },
  build: {
    // `pnpm -C packages/tooling size` reads it.
    manifest: true,
    // All styles are 9 kB: one file is there before the first page, and no order of loading can change a look.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files for a page, and little in them that it does not need; `pnpm -C packages/tooling size` shows both.
          groups: [
            // What every page needs, in two files that change at different times.
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 4 },
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'kit', test: kit, minShareCount: 2, priority: 2 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
            { name: 'sending', test: sending, minShareCount: 2, priority: 1 },
            { name: 'choices', test: choices, minShareCount: 2, priority: 1 },
            // The rest by who shares it: a larger file would load the code of other pages.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
        // By default a shared file is named after everybody who shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
};

/** What apps/api loads to send finished pages: one file, with everything that it needs. */
const forServers: UserConfig = {
  plugins: plugins(),
  // Whatever the server runs as, pages are rendered without React's checks for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist-server',
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
};

export default defineConfig(({ mode, isSsrBuild }) =>
  isSsrBuild ? forServers : { ...forBrowsers, server: { proxy: mode === 'mock' ? undefined : proxy } },
);
