/*
 * The main journeys, screen by screen. Each screen is a story, and a test of the built Storybook checks that each of
 * these stories exists.
 */

type StoryId = `${string}--${string}`;

export interface Screen {
  story: StoryId;
  /** The action or the state that the screen shows. */
  caption: string;
}

export interface Flow {
  role: 'Visitor' | 'Freelancer' | 'Client';
  name: string;
  screens: readonly Screen[];
}

export const flows: readonly Flow[] = [
  {
    role: 'Visitor',
    name: 'Look around, and join',
    screens: [
      { story: 'app-home--signed-out', caption: 'Arrives' },
      { story: 'app-find-jobs--signed-out', caption: 'Looks through the jobs' },
      { story: 'app-job--signed-out', caption: 'Reads one' },
      { story: 'app-company--signed-out', caption: 'Reads who offers it' },
      { story: 'app-how-it-works--signed-out', caption: 'Asks how it works' },
      { story: 'app-pricing--signed-out', caption: 'And what it costs' },
      { story: 'app-sign-up--as-freelancer', caption: 'Signs up' },
    ],
  },
  {
    role: 'Visitor',
    name: 'Choose a new password',
    screens: [
      { story: 'app-sign-in--refused', caption: 'Has forgotten it' },
      { story: 'app-forgot-password--ready', caption: 'Asks for a link' },
      { story: 'app-forgot-password--sent', caption: 'A mail is on its way' },
      { story: 'app-reset-password--ready', caption: 'Chooses another one' },
      { story: 'app-reset-password--changed', caption: 'Signs in with it' },
    ],
  },
  {
    role: 'Freelancer',
    name: 'Find a job, and apply',
    screens: [
      { story: 'app-home--freelancer', caption: 'Home is the list of jobs' },
      { story: 'app-find-jobs--searched', caption: 'Searches' },
      { story: 'app-find-jobs--filtering', caption: 'Filters' },
      { story: 'app-job--loaded', caption: 'Reads a job' },
      { story: 'app-job--asked', caption: 'Asks about it' },
      { story: 'app-apply--loaded', caption: 'Writes the application' },
      { story: 'app-apply--applied', caption: 'It is sent' },
      { story: 'app-my-applications--loaded', caption: 'Follows all of them' },
      { story: 'app-my-application--loaded', caption: 'Reads the answer to one' },
    ],
  },
  {
    role: 'Freelancer',
    name: 'Fill in the profile',
    screens: [
      { story: 'app-my-profile--empty', caption: 'Nothing there yet' },
      { story: 'app-edit-profile--empty', caption: 'Fills it in' },
      { story: 'app-edit-profile--saved', caption: 'It is saved' },
      { story: 'app-my-profile--piece-added', caption: 'Shows a piece of work' },
      { story: 'app-freelancer--signed-out', caption: 'What others see' },
    ],
  },
  {
    role: 'Client',
    name: 'Post a job',
    screens: [
      { story: 'app-sign-up--as-client', caption: 'Signs up' },
      { story: 'app-edit-company--loaded', caption: 'Introduces the company' },
      { story: 'app-create-job--ready', caption: 'Writes the job' },
      { story: 'app-create-job--created', caption: 'It is posted' },
      { story: 'app-my-jobs--loaded', caption: 'All own jobs' },
    ],
  },
  {
    role: 'Client',
    name: 'Review, and decide',
    screens: [
      { story: 'app-home--client', caption: 'Someone has applied' },
      { story: 'app-manage-job--loaded', caption: 'All who did' },
      { story: 'app-manage-job--question-replied', caption: 'Answers a question' },
      { story: 'app-compare--loaded', caption: 'Compares' },
      { story: 'app-applicant--loaded', caption: 'Reads one' },
      { story: 'app-applicant--accepted', caption: 'Accepts' },
      { story: 'app-decline-all--declined', caption: 'Answers all others' },
    ],
  },
  {
    role: 'Client',
    name: 'Find a freelancer',
    screens: [
      { story: 'app-find-freelancers--loaded', caption: 'Looks through the directory' },
      { story: 'app-find-freelancers--filtered', caption: 'Narrows it' },
      { story: 'app-freelancer--loaded', caption: 'Reads a profile' },
      { story: 'app-freelancer--message-sent', caption: 'Writes a message' },
    ],
  },
];
