import { skillUseNamed, skillUses } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { SkillsPage } from './SkillsPage.tsx';

const skill = skillUseNamed('Go');
const closed = {
  task: null,
  round: 0,
  submission: { status: 'idle' },
  onOpen: fn(),
  onClose: fn(),
  onSubmit: fn(),
} as const;

const meta = {
  component: SkillsPage,
  args: {
    skills: { status: 'ready', data: skillUses },
    search: '',
    onSearch: fn(),
    hrefs: deskHrefs,
    changing: closed,
  },
} satisfies Meta<typeof SkillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(skillUses.length);
    await userEvent.click(canvas.getByRole('button', { name: `Merge: ${skill.name}` }));
    await expect(args.changing.onOpen).toHaveBeenCalledWith({ kind: 'merge', skill });
  },
};

export const Found: Story = {
  args: { search: 'finance' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Bookkeeping',
      'Financial modelling',
      'Payroll',
      'Tax returns',
    ]);
  },
};

export const Empty: Story = { args: { search: 'nothing' } };

/** The dialog says how many freelancers have the skill. */
export const Merging: Story = {
  args: { changing: { ...closed, task: { kind: 'merge', skill } } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: `Merge the skill: ${skill.name}` })).toBeVisible();
    await expect(screen.getByText(/^41 freelancers have this skill\./)).toBeVisible();
  },
};

export const Loading: Story = { args: { skills: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    skills: {
      status: 'error',
      message: 'The skills could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
