import { styled } from 'storybook/theming';
import { updateGlobals } from '../globals.ts';
import type { Globals } from '../globals.ts';
import { sizes } from './frames.ts';
import type { SizeName } from './frames.ts';

/** Lets readers choose the toolbar's viewport on a board. Storybook offers that choice for single stories only. */
export function SizeChoice({ chosen }: { chosen: SizeName }) {
  const options = (Object.keys(sizes) as SizeName[]).map((name) => ({
    name: sizes[name].name,
    isChosen: name === chosen,
    globals: { viewport: { value: name, isRotated: false } },
  }));
  return <Choice label="Size" options={options} />;
}

/** Lets readers choose whether a board shows live stories or, where they exist, accepted screenshots. */
export function LiveChoice({ globals }: { globals: Globals }) {
  const options = [
    { name: 'Accepted pictures', board: 'pictures' },
    { name: 'Live', board: 'live' },
  ].map(({ name, board }) => ({
    name,
    isChosen: board === (globals['board'] ?? 'pictures'),
    globals: { board },
  }));
  return <Choice label="Stories" options={options} />;
}

interface ChoiceProps {
  label: string;
  /** The toolbar values that readers can choose from. */
  options: readonly { name: string; isChosen: boolean; globals: Globals }[];
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <Group role="group" aria-label={label}>
      {options.map(({ name, isChosen, globals }) => (
        <button key={name} type="button" aria-pressed={isChosen} onClick={() => void updateGlobals(globals)}>
          {name}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 4,
  '& button': {
    padding: '6px 12px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    font: 'inherit',
    color: 'inherit',
    background: theme.background.content,
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': { color: theme.color.secondary, borderColor: theme.color.secondary },
  '& button:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));
