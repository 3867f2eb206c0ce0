import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const Name = controlled(TextField);

const meta = {
  component: Tabs,
  args: {
    label: 'Sign up as',
    tabs: [
      {
        value: 'freelancer',
        label: 'Freelancer',
        panel: <Name label="First name" name="first_name" value="" onChange={fn()} />,
      },
      {
        value: 'client',
        label: 'Client',
        panel: <Name label="Company name" name="company" value="" onChange={fn()} />,
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }));
    await expect(args.onChange).toHaveBeenCalledWith('client');
    await expect(canvas.getByLabelText('Company name')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
};

/** If all tabs fit, there are no arrows. */
export const AllFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-hidden]')).toBeNull();
  },
};

/** Each panel makes sense without the others, and users need only one of them. */
export const SecondChosen: Story = {
  tags: ['do'],
  args: { defaultValue: 'client' },
};

export const MoreThanFit: Story = {
  args: {
    label: 'Skills',
    tabs: [
      'Design',
      'Engineering',
      'Writing and editing',
      'Marketing',
      'Finance',
      'Healthcare',
      'Education',
    ].map((name) => ({ value: name, label: name, panel: name })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const arrows = () => [...canvasElement.querySelectorAll('button[aria-hidden]')];
    const last = canvas.getByRole('tab', { name: 'Education' });
    const isSeen = (tab: HTMLElement) => {
      const [box, strip] = [tab, canvas.getByRole('tablist')].map((element) =>
        element.getBoundingClientRect(),
      );
      return box !== undefined && strip !== undefined && box.left >= strip.left && box.right <= strip.right;
    };
    await waitFor(() => expect(arrows()).toHaveLength(1));
    await expect(isSeen(last)).toBe(false);
    while (!isSeen(last)) {
      const before = canvas.getByRole('tablist').scrollLeft;
      await userEvent.click(arrows().at(-1) ?? canvasElement);
      await waitFor(() => expect(canvas.getByRole('tablist').scrollLeft).toBeGreaterThan(before));
    }
    await waitFor(() => expect(arrows()).toHaveLength(1));
  },
};

/**
 * Steps that follow each other belong on one page, because users of tabs do not notice that they have left out a step.
 */
export const StepsAsTabs: Story = {
  tags: ['dont'],
  args: {
    label: 'Post a job',
    tabs: [
      { value: 'work', label: '1. The work', panel: 'What is to be done.' },
      { value: 'pay', label: '2. The pay', panel: 'What it pays.' },
    ],
  },
};

/**
 * The tabs are one stop for the Tab key, and the next stop is in the panel. Arrow keys wrap around at the ends, and
 * Home and End choose the first and the last tab.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [freelancer, client] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await waitFor(() => expect(freelancer).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(client).toHaveFocus());
    await expect(client).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(freelancer).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(client).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Client' })).toHaveFocus());
  },
};

export const One: Story = {
  args: { tabs: [{ value: 'design', label: 'Design', panel: 'Figma, Illustration' }] },
};

export const RightToLeft: Story = {
  args: {
    label: 'نوع الحساب',
    tabs: [
      { value: 'freelancer', label: 'مستقل', panel: 'أبحث عن عمل' },
      { value: 'client', label: 'عميل', panel: 'أبحث عن مستقلين' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'مستقل' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'عميل' })).toHaveFocus());
  },
};
