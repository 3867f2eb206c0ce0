import { NOW } from '@skillharbor/mocks';
import { UiProvider } from '@skillharbor/ui/primitives';
import '@skillharbor/ui/theme';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { languageOf, loadTexts, textsOf } from './languages.ts';
import { themeSheets } from '../packages/ui/docs/themes/themeSheets.ts';
import { readableControls } from './controls.ts';
import { Container, Page } from './Docs.tsx';
import { stayPutInBoard } from './boards/stayPut.ts';
import { waitForTurn } from './boards/waitForTurn.ts';
import { wrapOuterEvents } from './events.ts';
import { isShownElsewhere } from './shownElsewhere.ts';
import { mockServer } from './startWorker.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { emulate } from './switches/emulate.ts';
import { playWhereItCan } from './switches/play.ts';
import { initialSwitches } from './switches/switches.ts';

// Tests may have to wait long, because stories load modules on demand, and pages fetch data through a service worker.
configure({ asyncUtilTimeout: 8000 });
stayPutInBoard();

/** Breaks the long addresses of pictures in a table of args across lines. */
const docsSheet = '.docblock-argstable td { overflow-wrap: anywhere }';
document.head.append(
  Object.assign(document.createElement('style'), { textContent: `${themeSheets}\n${docsSheet}` }),
);

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableControls],
  parameters: {
    // WCAG 2.2 AA requires targets of at least 24 px, but axe checks this only if the rule is turned on.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'fullscreen',
    // Chromatic uses the sizes and themes of our own screenshots.
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
          'Boards',
          ['All states', 'Every page', 'Flows'],
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
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast-light', title: 'High contrast, light' },
          { value: 'high-contrast-dark', title: 'High contrast, dark' },
          { value: 'broadsheet-light', title: 'Broadsheet, light' },
          { value: 'broadsheet-dark', title: 'Broadsheet, dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'ar', title: 'العربية' },
        ],
        dynamicTitle: true,
      },
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
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr', board: 'pictures', ...initialSwitches },
  loaders: [mockServer, ({ globals }) => loadTexts(globals['language'])],
  beforeAll: wrapOuterEvents,
  // Every story runs at the time that the fixtures assume.
  beforeEach: async (context) => {
    playWhereItCan(context);
    if (isShownElsewhere(context.tags)) context.parameters['a11y'] = { test: 'off' };
    await waitForTurn();
    MockDate.set(NOW);
    return () => MockDate.reset();
  },
  // Focus and play functions scroll the page, but every story must be shown from its top.
  afterEach: () => window.scrollTo(0, 0),
  decorators: [
    (Story, { globals, parameters, title, viewMode }) => {
      const language = languageOf(globals['language']);
      const { messages, locale, direction: usual } = textsOf(language);
      const direction = globals['direction'] === 'rtl' ? 'rtl' : usual;
      const story = (
        <UiProvider key={language} messages={messages} locale={locale} direction={direction}>
          <StoryFrame
            section={title.split('/')[0] ?? ''}
            padded={parameters['padded'] === true}
            wide={parameters['wide'] === true}
          >
            <Story />
          </StoryFrame>
        </UiProvider>
      );
      // A story on a documentation page cannot set the language, because other stories share the document.
      if (viewMode === 'docs') {
        return (
          <div lang={language} dir={direction}>
            {story}
          </div>
        );
      }
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      emulate(globals);
      return story;
    },
  ],
};

export default preview;
