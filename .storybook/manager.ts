import { addons } from 'storybook/manager-api';
import { addSwitches } from './switches/tools.ts';
import { themes } from './themes.ts';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: prefersDark ? themes.dark : themes.light,
  sidebar: { showRoots: true },
});

addSwitches();
