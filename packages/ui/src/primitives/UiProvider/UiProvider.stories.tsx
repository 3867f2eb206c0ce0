import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from '../../messages/english.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { UiProvider, useFormat, useMessages } from './UiProvider.tsx';

function Written() {
  const format = useFormat();
  const words = useMessages().primitives;
  return (
    <>
      <Facts
        items={[
          { term: 'date', value: format.date('2026-11-20') },
          { term: 'dateTime', value: format.dateTime('2026-11-20T08:05:00Z') },
          { term: 'relativeDays', value: format.relativeDays('2026-11-23', '2026-11-20') },
          { term: 'money', value: format.money(1234.5) },
          { term: 'fileSize', value: format.fileSize(1_300_000) },
          { term: 'list', value: format.list(['PDF', 'DOC', 'DOCX'], 'disjunction') },
        ]}
      />
      <Spinner label={words.working} />
    </>
  );
}

const meta = {
  component: UiProvider,
  parameters: { layout: 'padded' },
  args: { children: <Written /> },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 days')).toBeVisible();
  },
};

export const AnotherLocale: Story = {
  args: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20.11.2026')).toBeVisible();
  },
};

export const OtherWords: Story = {
  args: { messages: { ...english, primitives: { ...english.primitives, working: 'Moment…' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moment…')).toBeVisible();
  },
};
