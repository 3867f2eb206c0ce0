import { deadlineSoonJob, job, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobCard } from '../cards/JobCard/JobCard.tsx';
import { PageBody } from '../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader/PageHeader.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';

/** Shows many components at once, so that the effect of a theme is visible at a glance. */
function Specimen() {
  return (
    <main>
      <PageBody width="reading">
        <Stack space="24">
          <PageHeader
            title="Good work docks here"
            lead="What a theme changes: colours, corners, lines and type."
          />
          <Inline space="8">
            <Badge tone="accent">New</Badge>
            <Badge tone="positive">Accepted</Badge>
            <Badge tone="caution">Paused</Badge>
            <Badge tone="critical">Closed</Badge>
            <Badge tone="signal">2 days left</Badge>
          </Inline>
          <JobCard job={job} href="#job" today={TODAY} />
          <JobCard job={deadlineSoonJob} href="#job" today={TODAY} />
          <Notice tone="info">An application is read by one person.</Notice>
          <TextField label="Title" name="title" value="" onChange={() => {}} errors={['Enter a title.']} />
          <RadioGroup
            label="Work type"
            name="remote"
            value="hybrid"
            onChange={() => {}}
            columns="2"
            options={[
              { value: 'remote', label: 'Remote' },
              { value: 'hybrid', label: 'Hybrid' },
            ]}
          />
          <Inline space="12">
            <Button variant="primary">Apply now</Button>
            <Button>Save</Button>
            <Button tone="critical">Withdraw</Button>
          </Inline>
        </Stack>
      </PageBody>
    </main>
  );
}

const meta = { component: Specimen, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Specimen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The theme has a text contrast of 7 : 1, visible lines, and a focus ring of 4 pixels. */
export const HighContrast: Story = {
  globals: { theme: 'high-contrast-light' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
  },
};

/** The theme belongs to another marketplace. */
export const Broadsheet: Story = {
  globals: { theme: 'broadsheet-light' },
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(fontFamily).toMatch(/^"Newsreader Variable"/);
  },
};
