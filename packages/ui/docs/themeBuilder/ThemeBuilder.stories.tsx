import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { corners, defaults, types } from './buildTheme.ts';
import type { Choices } from './buildTheme.ts';
import { ThemeBuilder } from './ThemeBuilder.tsx';

const color = { control: 'color' } as const;
const oneOf = (values: object) => ({ control: 'inline-radio', options: Object.keys(values) }) as const;

/** The choices are the story's args, because Storybook keeps args in the address. */
const meta = {
  title: 'Theme/Theme builder',
  tags: ['!autodocs', '!manifest'],
  args: defaults,
  argTypes: {
    accent: color,
    ground: color,
    darkAccent: color,
    darkGround: color,
    corners: oneOf(corners),
    type: oneOf(types),
  },
  render: function Render(args, { globals }) {
    const [, update] = useArgs<Choices>();
    const scheme = String(globals['theme']).endsWith('dark') ? 'dark' : 'light';
    return <SavedArgs args={args} onChange={update} scheme={scheme} />;
  },
} satisfies Meta<Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

interface SavedArgsProps {
  args: Choices;
  onChange: (changed: Partial<Choices>) => void;
  scheme: 'light' | 'dark';
}

/** Keeps the choices itself, because Storybook updates the args more slowly than a person types. */
function SavedArgs({ args, onChange, scheme }: SavedArgsProps) {
  const [choices, setChoices] = useState(args);
  const [seen, setSeen] = useState(args);
  if (JSON.stringify(args) !== JSON.stringify(seen)) {
    setSeen(args);
    setChoices(args);
  }
  const change = (changed: Partial<Choices>) => {
    setChoices({ ...choices, ...changed });
    onChange(changed);
  };
  return <ThemeBuilder choices={choices} onChange={change} scheme={scheme} />;
}

export const Builder: Story = {};

/**
 * Chooses accents by keyboard: a pale accent is reported, but a darker one is not. The story is hidden from the
 * sidebar, because it types on its own.
 */
export const TypedByKeyboard: Story = {
  tags: ['!dev'],
  // The accent of the light theme is typed, and looked for in the preview.
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All 152 pairs pass WCAG AA')).toBeVisible();
    const accent = canvas.getByRole('textbox', { name: 'Accent in light' });

    await userEvent.tab();
    await expect(accent).toHaveFocus();
    await userEvent.clear(accent);
    await userEvent.keyboard('#7FB6BC');
    await expect(await canvas.findByText(/pairs fail WCAG AA$/)).toBeVisible();
    await expect(canvas.getByText(/^light: accent on canvas: 2\.\d\d, and text needs 4\.5$/)).toBeVisible();

    await userEvent.clear(accent);
    await userEvent.keyboard('#5B2A86');
    await expect(await canvas.findByText('All 152 pairs pass WCAG AA')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Style sheet' })).toHaveTextContent(
      '--harbor-color-accent: #5B2A86;',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Form' }));
    const submit = canvas.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(getComputedStyle(submit).backgroundColor).toBe('rgb(91, 42, 134)'));
  },
};
