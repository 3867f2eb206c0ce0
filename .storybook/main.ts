import {
  inside,
  mockDependencies,
  plugins,
  uiDependencies,
  webDependencies,
} from '@skillharbor/tooling/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
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
    'msw-storybook-addon',
  ],
  staticDirs: [
    // MSW's service worker, and the icon.
    '../apps/web/public',
    { from: '../packages/ui/node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The alternative, react-docgen-typescript, needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: plugins(),
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
