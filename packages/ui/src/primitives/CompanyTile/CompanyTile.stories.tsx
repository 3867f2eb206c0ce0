import { company } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { CompanyTile } from './CompanyTile.tsx';

const meta = {
  component: CompanyTile,
  args: { name: 'Gullwing Health', size: 64 },
} satisfies Meta<typeof CompanyTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const WithLogo: Story = { args: { name: company.name, logo: company.logo } };

export const Broken: Story = {
  tags: ['stress'],
  args: { logo: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GH')).toBeVisible();
  },
};

/** The client gave no name for the company. */
export const Unnamed: Story = { args: { name: null } };

export const Sizes: Story = {
  render: (args) => (
    <Inline space="16">
      {([40, 64, 96] as const).map((size) => (
        <CompanyTile key={size} {...args} size={size} />
      ))}
      {([40, 64, 96] as const).map((size) => (
        <CompanyTile key={size} {...args} size={size} logo={company.logo} />
      ))}
    </Inline>
  ),
};

const names = [
  'Tidewright Ferries',
  'Nattlys',
  'Paper Heron Press',
  'Ebb',
  'Casa Jacarandá',
  'Halyard & Moss',
];

/** The hue of a tile depends on the name and is one of six. Initials can be in any script. */
export const Hues: Story = {
  render: (args) => (
    <Inline space="16">
      {[...names, 'عبّارات الميناء', '港湾', 'Ωκεανός Α.Ε.', '7'].map((name) => (
        <CompanyTile key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};
