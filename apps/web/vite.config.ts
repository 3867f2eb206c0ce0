import { mockDependencies, plugins, uiDependencies, webDependencies } from '@skillharbor/tooling/vite';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import {
  compress,
  paintFirst,
  preloadFont,
  refuseCircles,
  serviceWorker,
  withoutMockWorker,
} from './vite.plugins.ts';

const api = 'http://127.0.0.1:3001';

/** In mock mode, no server runs: MSW responds inside the page. */
const proxy = { '/api': api, '/media': api };

/** Modules whose path contains one of these parts, written with slashes. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/** The modules that the public lists, the cards and their pages have in common. */
const kit = paths(
  'ui/src/theme/',
  'ui/src/messages/(jobs|useJobMessages)',
  'ui/src/primitives/(Card|CompanyTile|EmptyState|ErrorState|Inline|Link|LoadableContent|Notice)/',
  'ui/src/primitives/(Pagination|SearchForm|Skeleton|Stack|Tiles)/',
  'ui/src/cards/(CardDetails|CardRow|CompanyByline|JobCard|JobList|JobView/usePayFormat|PostedDate|readableTimeZone|useFocusFirstNew|useMark)',
  'ui/src/primitives/useSettled',
  'contract/src/',
  'web/src/(api(?!/(passkeys|push|saved))|applications|companies|freelancers|jobs(?!/filterQuery)|lists|loading|navigation|session|site|storage(?!/(savedItems|sentSubscription)))/',
  '/(lucide-react|query-core|react-query|sprinkles)/',
);

/** The modules that pages with forms have in common. */
const forms = paths(
  'ui/src/primitives/(DateField|Field|FieldRow|FileField|Form|FormActions|PasswordField|Select|TextArea|TextField)/',
  'ui/src/forms/(asciiAddress|checks|usePreview)',
  'ui/src/modals/useAttempt',
);

/** The modules that send a form. They are separate, because some pages load the fields of a form later. */
const sending = paths('web/src/submission/');

/** The modules that pages with forms and the panels of lists have in common. */
const choices = paths(
  'ui/src/primitives/(CheckboxGroup|Choice|MultiSelect|NumberField|RadioGroup)/',
  'ui/src/forms/(useCountryOptions|TimeZoneForm/timeZones)',
);

const forBrowsers: UserConfig = {
  plugins: [
    ...plugins(),
    preloadFont(/(figtree-latin-wght|fraunces-latin-600)-normal-[\w-]+\.woff2$/),
    paintFirst(),
    withoutMockWorker(),
    refuseCircles(),
    serviceWorker('src/serviceWorker/worker.ts'),
    compress(),
  ],
  optimizeDeps: { include: [...uiDependencies, ...webDependencies, ...mockDependencies] },
  build: {
    // `pnpm -C packages/tooling size` reads the manifest.
    manifest: true,
    // All styles together are 9 kB. One file is loaded before the first page, so no order of loading changes a style.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page should load few files with little code that it does not need: `pnpm -C packages/tooling size`
          // shows both.
          groups: [
            // These two files have the code that every page needs. They change at different times.
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 4 },
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'kit', test: kit, minShareCount: 2, priority: 2 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
            { name: 'sending', test: sending, minShareCount: 2, priority: 1 },
            { name: 'choices', test: choices, minShareCount: 2, priority: 1 },
            // The rest is grouped by the pages that share it: a larger file would load the code of other pages.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
        // By default, the name of a shared file lists every module that shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
};

/** Builds the one file that apps/api loads to render pages, with all its dependencies. */
const forServers: UserConfig = {
  plugins: plugins(),
  // Pages are rendered with the production build of React, whatever NODE_ENV the server has.
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
