import { operatorUser, personAccount, summaryOfUser, unconfirmedUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { PeoplePage } from './PeoplePage.tsx';

const people = [personAccount.person, summaryOfUser(operatorUser), summaryOfUser(unconfirmedUser)];

const meta = {
  component: PeoplePage,
  args: {
    people: { status: 'ready', data: people },
    pages: { pending: false },
    personHref: (id) => `#person-${id}`,
    search: '',
    onSearch: fn(),
    hrefs: deskHrefs,
  },
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(people.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'noor{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('noor');
  },
};

export const Empty: Story = { args: { people: { status: 'ready', data: [] }, search: 'nobody' } };

export const Loading: Story = { args: { people: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    people: {
      status: 'error',
      message: 'The people could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
