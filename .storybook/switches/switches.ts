/* The switches of the toolbar simulate failures and readers' settings. The address contains their values. */

export interface Switch {
  id: 'server' | 'person' | 'text' | 'motion' | 'contrast';
  name: string;
  /** The effects and the limits of the switch, in words. */
  description: string;
  /** The values to choose from. The first one changes nothing. */
  values: readonly { value: string; title: string }[];
  /** True if the switch affects only stories of the app, because only they send requests to a server. */
  isForAppOnly: boolean;
}

export const switches: readonly Switch[] = [
  {
    id: 'server',
    name: 'Server',
    description: 'How the mocked server answers. A switched one replaces the answers of the story.',
    values: [
      { value: 'normal', title: 'As in the story' },
      { value: 'slow', title: 'Slow: 3 s for each answer' },
      { value: 'failing', title: 'Failing: 500' },
      { value: 'offline', title: 'Offline' },
      { value: 'empty', title: 'Empty' },
    ],
    isForAppOnly: true,
  },
  {
    id: 'person',
    name: 'Person',
    description: 'Who is signed in. Pages that they may not see lead elsewhere.',
    values: [
      { value: 'story', title: 'As in the story' },
      { value: 'visitor', title: 'Visitor' },
      { value: 'freelancer', title: 'Freelancer' },
      { value: 'client', title: 'Client' },
    ],
    isForAppOnly: true,
  },
  {
    id: 'text',
    name: 'Text size',
    description: 'The default text size of the browser; its zoom is another matter.',
    values: [
      { value: 'normal', title: 'Text at 100 %' },
      { value: 'large', title: 'Text at 200 %' },
    ],
    isForAppOnly: false,
  },
  {
    id: 'motion',
    name: 'Motion',
    description: 'As with reduced motion in the system’s settings.',
    values: [
      { value: 'system', title: 'Motion of the system' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
    isForAppOnly: false,
  },
  {
    id: 'contrast',
    name: 'Contrast',
    description:
      'Forced colours, emulated: the colours of this system. Not emulated: a palette of your own, pictures behind text.',
    values: [
      { value: 'none', title: 'Own colours' },
      { value: 'forced', title: 'Forced colours' },
    ],
    isForAppOnly: false,
  },
];

/** The first value of each switch. Storybook ignores values in the address that have no initial value. */
export const initialSwitches = Object.fromEntries(switches.map(({ id, values }) => [id, values[0]?.value]));

/** Matches documentation pages that show stories in separate frames. The switches can affect those frames. */
const inFrames = /^(boards|app|cards|forms|modals|pages)-/;

/** Returns true if the switch changes anything on this page of Storybook. */
export function isSwitchFor({ isForAppOnly }: Switch, viewMode = '', id = ''): boolean {
  if (isForAppOnly && !/^(boards|app)-/.test(id)) return false;
  return viewMode === 'story' || (viewMode === 'docs' && inFrames.test(id));
}

export interface ToolbarValues {
  globals: Readonly<Record<string, unknown>>;
  /** The globals that the story itself sets. Storybook passes them without declaring them. */
  storyGlobals?: Readonly<Record<string, unknown>>;
}

/** Returns true if the toolbar overrides a value that this story sets. */
export function isSwitched({ id, values }: Switch, { globals, storyGlobals = {} }: ToolbarValues): boolean {
  const value = globals[id];
  return value !== undefined && value !== values[0]?.value && !(id in storyGlobals);
}
