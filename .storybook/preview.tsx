import { NOW } from '@skillharbor/mocks';
import { UiProvider } from '@skillharbor/ui/primitives';
import '@skillharbor/ui/theme';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Container, Page } from './Docs.tsx';
import { wrapOuterEvents } from './events.ts';
import { Frame } from './Frame.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Targets of at least 24 px are WCAG 2.2 AA; axe leaves them out unless it is asked.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    layout: 'fullscreen',
    // What the screenshots show, too.
    chromatic: {
      modes: {
        'phone, light': { theme: 'light', viewport: 'phone' },
        'desktop, dark': { theme: 'dark', viewport: 'desktop' },
      },
    },
    docs: { container: Container, page: Page },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Introduction',
          ['Overview', 'Writing a component', 'Writing a page', 'Accessibility', 'Decisions'],
          'Theme',
          'Primitives',
          'Layout',
          'Cards',
          'Forms',
          'Modals',
          'Pages',
          'App',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  loaders: [mswLoader()],
  beforeAll: wrapOuterEvents,
  // Every story happens at the moment at which the fixtures live.
  beforeEach: () => {
    MockDate.set(NOW);
    return () => MockDate.reset();
  },
  decorators: [
    (Story, { globals, parameters, title }) => {
      const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.dir = direction;
      return (
        <UiProvider direction={direction}>
          <Frame room={title.split('/')[0] ?? ''} padded={parameters['padded'] === true}>
            <Story />
          </Frame>
        </UiProvider>
      );
    },
  ],
};

export default preview;
