import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ListFrame } from './ListFrame.tsx';
import type { ListFrameProps } from './ListFrame.tsx';

type Order = 'newest' | 'name';

const boats = ['Kittiwake', 'Fulmar', 'Gannet', 'Razorbill'];

/** Renders the frame with state. `results` needs a ref, so it has no control in Storybook. */
function Panels(args: ListFrameProps<Order>) {
  const [panel, setPanel] = useState(args.panel);
  const results = useRef<HTMLElement>(null);
  return <ListFrame {...args} panel={panel} onPanelChange={setPanel} results={results} />;
}

const meta = {
  component: ListFrame<Order>,
  render: (args) => <Panels {...args} />,
  args: {
    title: 'Boats',
    count: <Text tone="muted">4 boats</Text>,
    search: <SearchForm label="Search boats" buttonLabel="Search" action={{ href: '#' }} onSearch={fn()} />,
    panel: 'none',
    onPanelChange: fn(),
    sorting: {
      options: [
        { value: 'newest', label: 'Newest first' },
        { value: 'name', label: 'By name' },
      ],
      value: 'newest',
      onChange: fn(),
    },
    filterFields: <Text>The fields of the filters.</Text>,
    showLabel: 'Show 4 boats',
    chips: [],
    onClearFilters: fn(),
    typo: null,
    resultsLabel: 'Boats found',
    results: { current: null },
    children: (
      <Stack space="12">
        {boats.map((boat) => (
          <Card key={boat}>{boat}</Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof ListFrame<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one panel closes the other. */
export const OnePanelAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(await canvas.findByRole('radio', { name: 'Newest first' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByText('The fields of the filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** The list cannot be searched. The panel is still below its button. */
export const WithoutSearch: Story = {
  args: { panel: 'sort', search: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Newest first' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Hide Sort' });
    const panel = canvas.getByRole('radiogroup').parentElement;
    await expect(panel?.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0);
  },
};

/** On a narrow screen, the list is below the panel, and a button scrolls to the list. */
export const FromPanelToList: Story = {
  args: { panel: 'filter' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 boats' }));
    await expect(canvas.queryByText('The fields of the filters.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Boats found' })).toHaveFocus();
  },
};

/** The two buttons together are as wide as the search above them, even if their labels are long in a language. */
export const ButtonsFillTheirRow: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async ({ canvas }) => {
    const [sort, filter] = await canvas.findAllByRole('button', { expanded: false });
    const form = canvas.getByRole('searchbox').closest('search');
    const search = form?.getBoundingClientRect() ?? new DOMRect();
    // In a right-to-left layout, the sort button comes first, on the right.
    await expect(sort?.getBoundingClientRect().right).toBeCloseTo(search.right, 0);
    await expect(filter?.getBoundingClientRect().left).toBeCloseTo(search.left, 0);
  },
};

/** The code of the fields is still loading. */
export const LoadingFields: Story = {
  args: { panel: 'filter', filterFields: null, count: <Skeleton width="5rem" height="1.5rem" /> },
};

const chips = [
  { key: 'kind', text: 'Kind: Sloop, Ketch', onRemove: fn() },
  { key: 'length', text: 'Length: at least 9 m', onRemove: fn() },
];

/** The pressed button disappears, so the focus moves to the list. */
export const Filtered: Story = {
  args: {
    chips,
    typo: { words: 'kittiwake', typed: 'kitiwake', typedHref: '#typed' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Kind: Sloop, Ketch' }));
    await expect(chips[0]?.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Boats found' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Search for “kitiwake” instead' })).toHaveAttribute(
      'href',
      '#typed',
    );
  },
};

const manyFields = (
  <Stack space="24">
    {Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>A field of the filters.</Text>
    ))}
  </Stack>
);

/** The active filters stay in view, even if the panel is long, and the fields stay in place. */
export const ChosenStaysInView: Story = {
  args: { panel: 'filter', filterFields: manyFields },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<typeof chips>([]);
    return (
      <>
        <Panels {...args} chips={chosen} />
        <Button onClick={() => setChosen(chips)}>Choose</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByText('A field of the filters.');
    const top = () => field?.getBoundingClientRect().top;
    const before = top();
    // The story presses the button by script, because such a press does not scroll the page.
    canvas.getByRole('button', { name: 'Choose' }).click();
    const chip = await canvas.findByText('Length: at least 9 m');
    await expect(chip.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('Kind: Sloop, Ketch').getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(top()).toBe(before);
  },
};

export const ChosenStaysInViewOnAPhone: Story = {
  ...ChosenStaysInView,
  globals: { viewport: { value: 'phone' } },
};

/** If a pressed button in the list disappears, the focus also moves to the list. */
export const Nothing: Story = {
  args: { count: <Text tone="muted">No boats</Text> },
  render: function Empty(args) {
    const results = useRef<HTMLElement>(null);
    return (
      <ListFrame {...args} results={results}>
        <Button onClick={() => results.current?.focus()}>Search for all boats</Button>
      </ListFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search for all boats' }));
    await expect(canvas.getByRole('region', { name: 'Boats found' })).toHaveFocus();
  },
};
