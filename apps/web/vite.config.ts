import { mockDependencies, plugins, uiDependencies, webDependencies } from '@skillharbor/tooling/vite';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import {
  compress,
  leanRouter,
  minifyPage,
  paintFirst,
  preloadFont,
  refuseCircles,
  serviceWorker,
  withoutMockWorker,
} from './vite.plugins.ts';

const api = 'http://127.0.0.1:3001';

/** In mock mode, no server runs: MSW responds inside the page. */
const proxy = { '/api': api, '/media': api };

/** Matches modules whose path contains one of these parts, which are written with slashes. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/** The modules that the public lists, the cards and their pages have in common. */
const kit = paths(
  'ui/src/theme/',
  'ui/src/messages/(jobs|useJobMessages)',
  'ui/src/primitives/(Card|Chip|CompanyTile|EmptyState|ErrorState|Inline|Link|LoadableContent|Notice)/',
  'ui/src/primitives/(Pagination|SearchForm|Skeleton|Stack|Tiles)/',
  'ui/src/cards/(CardDetails|CardRow|CompanyByline|JobCard|JobList|JobView/usePayFormat|PostedDate|readableTimeZone|useFocusFirstNew|useMark)',
  'ui/src/layout/ListFrame/',
  'ui/src/pages/JobListingsPage/(filterOptions|jobFilters|locatedInValues|usePills|useSummary)',
  'ui/src/primitives/useSettled',
  'contract/src/(?!bodyRules)',
  'prose/src/hireFrom',
  'web/src/jobs/(?!jobDrafts|jobUpdate|newestOf|partHrefs|standing|use(JobAction|OtherJobs))',
  'web/src/(lists|loading|navigation|session(?!/queries)|site|storage(?!/(savedItems|sentSubscription)))/',
  'web/src/(api/(drafts|freelancers|jobs)|freelancers/(fetchProfile|queries))',
  '/(lucide-react|query-core|react-query|sprinkles)/',
);

/** The modules that pages with forms have in common. */
const forms = paths(
  'ui/src/primitives/(DateField|Field|FieldRow|FileField|Form|FormActions|PasswordField|Select|TextArea|TextField)/',
  'ui/src/forms/(asciiAddress|checks|usePreview)',
  'ui/src/modals/useAttempt',
);

/** The modules that submit a form. They are separate, because some pages load the fields of a form later. */
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
    minifyPage(),
    withoutMockWorker(),
    leanRouter(),
    refuseCircles(),
    serviceWorker('src/serviceWorker/worker.ts'),
    compress(),
  ],
  optimizeDeps: { include: [...uiDependencies, ...webDependencies, ...mockDependencies] },
  build: {
    // `pnpm -C packages/tooling size` reads the manifest.
    manifest: true,
    modulePreload: { polyfill: false },
    // All styles together are 9 kB. One file is loaded before the first page, so no order of loading changes a style.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page should load few files and little code that it does not need. `pnpm -C packages/tooling size` shows
          // both numbers.
          groups: [
            // These two files contain the code that every page needs. They are separate because they change at
            // different times.
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 4 },
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'kit', test: kit, minShareCount: 2, priority: 2 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
            { name: 'sending', test: sending, minShareCount: 2, priority: 1 },
            { name: 'choices', test: choices, minShareCount: 2, priority: 1 },
            // The remaining modules are grouped by the pages that share them, because a larger file would contain code
            // that some of its pages do not need.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
        // By default, the name of a shared file would list every module that shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
};

/** Builds the single file with all its dependencies that apps/api loads to render pages. */
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
