import { catalogue } from '@skillharbor/tooling/storybook';
import {
  inside,
  mockDependencies,
  plugins,
  uiDependencies,
  webDependencies,
} from '@skillharbor/tooling/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { indexers, manifests } from './machines.ts';
import { pictureFolders, pictures } from './pictures.ts';

/**
 * Each of these groups of files is always loaded together, so it becomes one file. Separate files would be most of the
 * requests of the first page.
 */
const groups = [
  { name: 'fixtures', test: /packages\/mocks\/src\/fixtures/ },
  { name: 'texts', test: /packages\/ui\/src\/messages\/(?!context|primitives|plural)\w+\.ts/ },
  { name: 'german', test: /packages\/ui\/src\/messages\/german/ },
  { name: 'arabic', test: /packages\/ui\/src\/messages\/arabic/ },
];

// Storybook's type of the configuration does not include the manifests yet.
const config: StorybookConfig & { experimental_manifests: typeof manifests } = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    './boards/*.mdx',
    ...['theme', 'primitives', 'layout', 'cards', 'forms', 'modals', 'pages'].map((folder) => ({
      directory: `../packages/ui/src/${folder}`,
      files: '**/*.stories.tsx',
      titlePrefix: folder.charAt(0).toUpperCase() + folder.slice(1),
    })),
    { directory: '../apps/web/src/routes', files: '**/*.stories.tsx', titlePrefix: 'App' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  staticDirs: [
    // These two folders contain the service workers and the icon.
    './static',
    '../apps/web/public',
    { from: '../packages/ui/node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
    ...pictureFolders,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The alternative, react-docgen-typescript, needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  features: { componentsManifest: true, developmentModeForBuild: true },
  experimental_indexers: indexers,
  experimental_manifests: manifests,
  tags: {
    do: { excludeFromDocsStories: true },
    // A story tagged as behaviour is a test rather than a state to look at.
    behaviour: { excludeFromSidebar: true, excludeFromDocsStories: true },
    // An example of wrong use appears only on the component's page, beside an example of correct use.
    dont: { excludeFromSidebar: true, excludeFromDocsStories: true },
  },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [...plugins(), catalogue(), pictures()],
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
      optimizeDeps: {
        include: [
          ...uiDependencies,
          ...inside('@skillharbor/web', webDependencies),
          ...mockDependencies,
          '@storybook/addon-docs/blocks',
          'mockdate',
          'msw-storybook-addon/csf3',
          'storybook/theming/create',
        ],
      },
    }),
};

export default config;
