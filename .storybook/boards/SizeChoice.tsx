import { styled } from 'storybook/theming';
import { updateGlobals } from '../globals.ts';
import { sizes } from './frames.ts';
import type { SizeName } from './frames.ts';

/** Lets readers choose the toolbar's viewport on a board. Storybook offers that choice for single stories only. */
export function SizeChoice({ chosen }: { chosen: SizeName }) {
  return (
    <Choice role="group" aria-label="Size">
      {(Object.keys(sizes) as SizeName[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => void updateGlobals({ viewport: { value: name, isRotated: false } })}
        >
          {sizes[name].name}
        </button>
      ))}
    </Choice>
  );
}

const Choice = styled.div(({ theme }) => ({
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
