import {
  freelancer,
  longFreelancer,
  longProfileResumes,
  newFreelancer,
  profileResumeList,
  profileResumes,
  researchResume,
  resumeSuggestions,
  rightToLeftProfileResume,
  rightToLeftFreelancer,
  skillGroups,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditProfileForm } from './EditProfileForm.tsx';
import type { ResumeReading } from './ResumeReader.tsx';
import { editProfileValues } from './editProfileValues.ts';

const resumeReading: ResumeReading = {
  resumes: { status: 'ready', data: profileResumeList(profileResumes) },
  onRead: fn(),
  reading: { status: 'idle' },
  suggestions: null,
  resumesHref: '/profile',
};

const meta = {
  component: EditProfileForm,
  args: {
    freelancer,
    skillGroups,
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/profile',
    resumeReading,
  },
  decorators: [
    (Story) => (
      <>
        <h1>Edit Profile</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof EditProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form restores the values that were typed before the session ended. They are not saved yet. */
export const ComingBack: Story = {
  args: { initial: { ...editProfileValues(freelancer), location: 'Bergen, Norway' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Location/ })).toHaveValue('Bergen, Norway');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** The form sends the skills of all categories, whichever tab is shown. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Hourly rate' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hourly rate' }), '80.50');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('tab', { name: /^Writing/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const editing = skillGroups.flatMap((group) => group.skills).find((skill) => skill.name === 'Editing');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        hourly_rate: 80.5,
        skills: [...freelancer.skills.map((skill) => skill.id), editing?.id],
        profile_picture: null,
      }),
    );
  },
};

export const Invalid: Story = {
  args: { freelancer: newFreelancer },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hourly rate' }), 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(canvas.getByText('Bio is required')).toBeVisible();
    await expect(canvas.getByText('Experience is required')).toBeVisible();
    await expect(canvas.getByText('Portfolio Link is required')).toBeVisible();
    await expect(canvas.getByText('Please provide a valid hourly rate')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Bio' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number that can be read in two ways is not sent. The field asks which reading is meant. */
export const AmbiguousRate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rate = canvas.getByRole('textbox', { name: 'Hourly rate' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '72.555{Enter}');
    await waitFor(() =>
      expect(rate).toHaveAccessibleDescription(/^Do you mean 72555 or 72\.56\? Enter one of them\./),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(rate);
    await userEvent.type(rate, '72.56{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ hourly_rate: 72.56 })),
    );
  },
};

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>',
  ],
  'me.png',
  { type: 'image/svg+xml' },
);

/** The new picture appears before it is uploaded. */
export const NewPicture: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(/^Profile picture/), picture);
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ profile_picture: picture }));
  },
};

/**
 * The search covers all categories. Skills that are ticked in the results stay ticked, and Enter does not submit the
 * form.
 */
export const SkillSearch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a skill' });
    await userEvent.type(search, 'billing{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const statuses = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(statuses, 'It is announced.').toContain('1 skill found');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Medical billing' }));
    await userEvent.clear(search);
    await expect(canvas.getByRole('tab', { name: /^Healthcare \(\d\)$/ })).toBeVisible();
    await userEvent.type(search, 'knitting');
    await expect(canvas.getByText(/^No skill is called that/)).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const ServerFieldErrors: Story = {
  args: {
    submission: { status: 'failed', fieldErrors: { portfolio_link: ['Enter a valid URL.'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a valid URL.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Portfolio Link' })).toHaveFocus());
  },
};

export const ServerDetail: Story = {
  args: { submission: { status: 'failed', message: 'Only freelancers can do this.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only freelancers can do this.');
  },
};

export const NewProfile: Story = { args: { freelancer: newFreelancer } };

const resume = {
  basics: {
    label: 'Sailmaker',
    summary: 'I sew sails by hand.',
    location: { city: 'Bergen', countryCode: 'NO' },
  },
  skills: [{ name: 'Sewing' }, { name: 'Illustration' }],
};
const choose =
  (text: string) =>
  async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
    const file = new File([text], 'resume.json', { type: 'application/json' });
    await userEvent.click(canvas.getByText('Use a JSON Resume file'));
    await userEvent.upload(canvas.getByLabelText(/^JSON Resume/), file);
  };

/** The values from the resume fill in the empty fields, and are not saved yet. */
export const FilledFromAResume: Story = {
  args: { freelancer: newFreelancer },
  play: async (context) => {
    const { args, canvas } = context;
    await choose(JSON.stringify(resume))(context);
    await expect(
      await canvas.findByText(/^Taken from your resume: Role, Bio, Location, and Skills\./),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Location/ })).toHaveValue('Bergen, Norway');
    await expect(canvas.getByText(/^1 of at most \d+ chosen$/)).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const NotAResume: Story = {
  args: { freelancer: newFreelancer },
  play: async (context) => {
    await choose('Dear client,')(context);
    await expect(await context.canvas.findByText('This file is not a JSON Resume.')).toBeVisible();
  },
};

/** Only a PDF can be read, so resumes in other formats are not offered. */
export const ResumeToRead: Story = {
  args: { freelancer: newFreelancer },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Research and workshops/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Read “Interface design”' }));
    await expect(resumeReading.onRead).toHaveBeenCalledWith(1);
  },
};

const ofNewProfile = (more: Partial<ResumeReading>) => ({
  freelancer: newFreelancer,
  resumeReading: { ...resumeReading, ...more },
});

export const ResumesLoading: Story = { args: ofNewProfile({ resumes: { status: 'loading' } }) };

export const ResumesFailed: Story = {
  args: ofNewProfile({
    resumes: {
      status: 'error',
      message: 'Unable to load your resumes. Please try again later.',
      onRetry: fn(),
    },
  }),
};

export const NoPdfSaved: Story = {
  args: ofNewProfile({ resumes: { status: 'ready', data: profileResumeList([researchResume]) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to my resumes' })).toHaveAttribute('href', '/profile');
  },
};

export const ReadingAResume: Story = {
  args: ofNewProfile({ reading: { status: 'submitting' } }),
};

export const ResumeNotRead: Story = {
  args: ofNewProfile({
    reading: {
      status: 'failed',
      message: 'This PDF is protected by a password. Save a copy without one first.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/protected by a password/);
  },
};

export const NothingSuggested: Story = {
  args: ofNewProfile({
    suggestions: { title: '', bio: '', experience: '', portfolio_link: '', location: '', skills: [] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has no more suggestions/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Suggestion for/ })).toBeNull();
  },
};

/** A typed text is replaced only if the user presses the button, and a second press restores the text. */
export const Suggestions: Story = {
  args: ofNewProfile({ suggestions: resumeSuggestions }),
  play: async ({ args, canvas, userEvent }) => {
    const suggestion = (field: string) =>
      within(canvas.getByRole('group', { name: `Suggestion for ${field}` }));
    const bio = canvas.getByRole('textbox', { name: 'Bio' });
    await expect(bio).toHaveValue('');
    await userEvent.type(bio, 'I draw.');
    await userEvent.click(suggestion('Bio').getByRole('button', { name: 'Use instead of my text' }));
    await expect(bio).toHaveValue(resumeSuggestions.bio);
    await expect(suggestion('Bio').getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(suggestion('Bio').getByRole('button', { name: 'Undo' }));
    await expect(bio).toHaveValue('I draw.');

    await userEvent.click(suggestion('Role').getByRole('button', { name: 'Use' }));
    await expect(canvas.getByRole('textbox', { name: /^Role/ })).toHaveValue(resumeSuggestions.title);
    await userEvent.click(suggestion('Location').getByRole('button', { name: 'Leave out' }));
    await expect(canvas.getByRole('textbox', { name: /^Location/ })).toHaveValue('');
    await expect(suggestion('Location').getByText('Left out.')).toBeVisible();
    await expect(canvas.getByText(/^There are suggestions for Role, Bio, Experience/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The suggested skills are added to the ticked ones. After the user changes a suggested text, it counts as typed. */
export const SuggestionsChanged: Story = {
  args: ofNewProfile({ suggestions: resumeSuggestions }),
  play: async ({ canvas, userEvent }) => {
    const suggestion = (field: string) => canvas.queryByRole('group', { name: `Suggestion for ${field}` });
    const use = async (field: string) => {
      const group = suggestion(field);
      if (group) await userEvent.click(within(group).getByRole('button', { name: 'Use' }));
    };
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Go' }));
    await use('Skills');
    await expect(canvas.getByText(/^3 of at most \d+ chosen$/)).toBeVisible();
    await use('Experience');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Experience' }), ' or 10');
    await expect(suggestion('Experience')).toBeNull();
  },
};

const longPdfs = longProfileResumes.map((one) => ({ ...one, file: { ...one.file, type: 'pdf' as const } }));

export const LongSuggestions: Story = {
  tags: ['stress'],
  args: ofNewProfile({
    resumes: { status: 'ready', data: profileResumeList(longPdfs) },
    suggestions: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3).slice(0, 120),
      bio: 'I design interfaces for people in a hurry. '.repeat(90),
      experience: '60',
      portfolio_link: `https://amara.example/${'a-path-that-never-ends-'.repeat(20)}`,
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      skills: skillGroups.flatMap((group) => group.skills.map(({ name }) => name)),
    },
  }),
};

export const RightToLeftSuggestions: Story = {
  args: ofNewProfile({
    resumes: { status: 'ready', data: profileResumeList([rightToLeftProfileResume]) },
    suggestions: { ...resumeSuggestions, title: 'مصممة واجهات', bio: 'أصمم واجهات حجز العبّارات.' },
  }),
  globals: { direction: 'rtl' },
};

/** Every text has its maximum length, and every skill is chosen. */
export const Long: Story = { tags: ['stress'], args: { freelancer: longFreelancer } };

export const RightToLeft: Story = {
  args: { freelancer: rightToLeftFreelancer },
  globals: { direction: 'rtl' },
};
