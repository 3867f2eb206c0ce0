import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { whyNotPlayed } from './play.ts';
import { isSwitchFor, switches } from './switches.ts';
import type { Switch } from './switches.ts';

/** Adds each switch to the toolbar of the pages that it changes. */
export function addSwitches() {
  addons.register('switches', () => {
    for (const one of switches)
      addons.add(`switches/${one.id}`, {
        type: types.TOOL,
        title: one.name,
        match: ({ viewMode, storyId, tabId }) => !tabId && isSwitchFor(one, viewMode, storyId),
        // This file uses `createElement`, because Storybook compiles JSX in the manager to calls that do not exist.
        render: () => createElement(SwitchTool, one),
      });
    addons.add('switches/unplayed', {
      type: types.TOOL,
      title: 'Not played',
      match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
      render: () => createElement(UnplayedTool),
    });
  });
}

/** Shows a note if the story in view is shown without its interactions. */
function UnplayedTool() {
  const [globals, , storyGlobals] = useGlobals();
  const story = useStorybookApi().getCurrentStoryData();
  const plays = story?.tags?.includes('play-fn');
  return createElement(
    'span',
    { role: 'status' },
    plays && whyNotPlayed(story.id, { globals, storyGlobals }),
  );
}

function SwitchTool({ id, name, description, values }: Switch) {
  const [{ [id]: value }, updateGlobals] = useGlobals();
  const isSwitched = value !== undefined && value !== values[0]?.value;
  return createElement(
    Select,
    {
      key: String(value),
      ariaLabel: name,
      tooltip: `${name}. ${description}`,
      options: [...values],
      defaultOptions: String(value),
      showSelectedOptionTitle: isSwitched,
      onSelect: (chosen) => updateGlobals({ [id]: chosen }),
    },
    name,
  );
}
