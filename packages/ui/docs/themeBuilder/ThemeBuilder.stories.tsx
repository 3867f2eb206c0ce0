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
  // The page has its own fields, so Storybook shows no controls. The types of the args let Storybook read them from the
  // address.
  parameters: { controls: { disable: true } },
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

/** Holds the choices in its own state, because Storybook updates the args more slowly than a person types. */
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
 * Chooses accents by keyboard: the report names a pale accent, but not a darker one. The story is hidden from the
 * sidebar, because it types into its fields by itself.
 */
export const TypedByKeyboard: Story = {
  tags: ['!dev'],
  // The user types the accent of the light theme, and the preview shows it.
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All 152 pairs pass WCAG AA')).toBeVisible();
    const accent = canvas.getByRole('textbox', { name: 'Accent in light' });

    await userEvent.click(accent);
    await userEvent.clear(accent);
    await userEvent.keyboard('#7FB6BC');
    await expect(await canvas.findByText(/pairs fail WCAG AA$/)).toBeVisible();
    const report = /^light: accent on canvas: 2\.\d\d, and text needs 4\.5, such as #\w{6}$/;
    await expect(canvas.getByText(report)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^Accent in light: use #/ }));
    await expect(await canvas.findByText('All 152 pairs pass WCAG AA')).toBeVisible();
    await expect(accent).not.toHaveValue('#7FB6BC');

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

/** The logo has a pale and a dark colour. The accents are their nearest readable shades. */
export const FromALogo: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const square = (fill: string, size: number) => `<path fill="${fill}" d="M0 0h${size}v${size}H0z"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${square('#FFD400', 64)}${square('#1B2A6B', 32)}</svg>`;
    const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText(/^Start from a logo/), logo);
    await expect(await canvas.findByRole('button', { name: '#1B2A6B' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '#FFD400' }));
    const accent = (name: string) => canvas.getByRole('textbox', { name });
    await waitFor(() => expect(accent('Accent in dark')).toHaveValue('#FFD400'));
    await expect(accent('Accent in light')).not.toHaveValue('#FFD400');
    await expect(canvas.getByText('All 152 pairs pass WCAG AA')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download design tokens' })).toHaveAttribute(
      'download',
      'tokens.json',
    );
  },
};
