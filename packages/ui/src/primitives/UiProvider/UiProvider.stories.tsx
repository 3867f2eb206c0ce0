import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { english } from '../../messages/english.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { useFormat } from './context.ts';
import { UiProvider } from './UiProvider.tsx';

function Written() {
  const format = useFormat();
  const messages = usePrimitiveMessages();
  return (
    <>
      <DescriptionList
        items={[
          { term: 'date', value: format.date('2026-11-20') },
          { term: 'dateTime', value: format.dateTime('2026-11-20T08:05:00Z') },
          { term: 'relativeDays', value: format.relativeDays('2026-11-23', '2026-11-20') },
          { term: 'money', value: format.money(1234.5, 'USD') },
          { term: 'fileSize', value: format.fileSize(1_300_000) },
          { term: 'list', value: format.list(['PDF', 'DOC', 'DOCX'], 'disjunction') },
        ]}
      />
      <Spinner label={messages.working} />
    </>
  );
}

const meta = {
  component: UiProvider,
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

/**
 * In a right-to-left layout, arrow keys move in the direction that they point, and arrows point along the reading
 * direction.
 */
export const RightToLeft: Story = {
  args: {
    direction: 'rtl',
    locale: 'ar',
    children: (
      <div dir="rtl" lang="ar">
        <Link href="#jobs" tone="quiet" icon={<ArrowLeft />}>
          كل الوظائف
        </Link>
        <Tabs
          label="نوع الحساب"
          tabs={[
            { value: 'freelancer', label: 'مستقل', panel: 'أبحث عن عمل' },
            { value: 'client', label: 'عميل', panel: 'أبحث عن مستقلين' },
          ]}
        />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'مستقل' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'عميل' })).toHaveFocus();
    await expect(canvas.getByText('أبحث عن مستقلين')).toBeVisible();
    const arrow = canvasElement.querySelector('.lucide-arrow-left') ?? canvasElement;
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};
