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
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The service worker that MSW answers through.
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: plugins(),
      optimizeDeps: {
        include: [
          ...uiDependencies,
          ...inside('@skillharbor/web', webDependencies),
          ...mockDependencies,
          'mockdate',
          'msw-storybook-addon/csf3',
        ],
      },
    }),
};

export default config;
