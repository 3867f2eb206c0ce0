import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditSearchForm } from './EditSearchForm.tsx';

const meta = {
  component: EditSearchForm,
  args: {
    search: { kind: 'jobs', name: 'Ferries in Lisbon', frequency: 'daily' },
    conditions: {
      words: 'ferry',
      filters: [
        { key: 'location', text: 'Locations: Lisbon, Portugal' },
        { key: 'pay', text: 'Pay: at least €60 an hour' },
      ],
    },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof EditSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No emails' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Locations: Lisbon, Portugal' }));
    const words = canvas.getByRole('textbox', { name: /^Search words/ });
    await userEvent.clear(words);
    await userEvent.type(words, ' night ferry ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ferries in Lisbon',
      frequency: 'off',
      words: 'night ferry',
      filters: ['pay'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this search' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A search without any condition is refused, because it would find all jobs. */
export const WithoutConditions: Story = {
  args: { conditions: { words: 'ferry', filters: [] } },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^Search words/ });
    await userEvent.clear(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await expect(words).toHaveAccessibleDescription(/Type a word, or keep a filter\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FiltersOnly: Story = {
  args: { conditions: { words: '', filters: [{ key: 'category', text: 'Categories: Tech' }] } },
};

export const ForFreelancers: Story = {
  args: {
    search: { kind: 'freelancers', name: 'Designers', frequency: 'daily' },
    conditions: {
      words: 'designer',
      filters: [
        { key: 'skill 3', text: 'Figma' },
        { key: 'availability', text: 'Available' },
      ],
    },
  },
};

export const Empty: Story = {
  args: { search: { kind: 'jobs', name: '', frequency: 'daily' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'You have already saved a search with these conditions.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have already saved a search');
  },
};

const long = 'Unterschiedlichkeitsempfindlichkeit '.repeat(2).trim();

export const Long: Story = {
  tags: ['stress'],
  args: {
    search: { kind: 'jobs', name: long, frequency: 'weekly' },
    conditions: { words: long, filters: [{ key: 'location', text: `Locations: ${long}` }] },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
