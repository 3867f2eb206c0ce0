import type {
  Applicant,
  Application,
  Category,
  EmploymentType,
  JobSort,
  WorkType,
} from '@skillharbor/contract';
import { englishJobWords } from '@skillharbor/prose';
import type { ProfileField } from '@skillharbor/prose';
import { jobChanges } from './jobChanges.ts';
import { jobLabels } from './jobFields.ts';
import { jobFilters } from './jobFilters.ts';
import { listSummary } from './listSummary.ts';

/** The texts for finding a job, applying to it, and following the application. */
export const jobs = {
  categories: englishJobWords.categories satisfies Record<Category, string>,
  /** The description of the work in each category. */
  categoryDescriptions: {
    tech: 'Software, data, and the machines that run them',
    finance: 'Books, budgets, taxes and audits',
    healthcare: 'Care, research, and the paperwork around both',
    marketing: 'Words, campaigns and brands',
    education: 'Teaching, courses and learning material',
    other: 'Everything that fits no box',
  } satisfies Record<Category, string>,
  employmentTypes: englishJobWords.employmentTypes satisfies Record<EmploymentType, string>,
  workTypes: englishJobWords.workTypes satisfies Record<WorkType, string>,
  places: englishJobWords.places,
  overlap: englishJobWords.overlap,

  /** The headings of the groups of suggestions below a search field. */
  suggestions: {
    title: 'Titles',
    skill: 'Skills',
    company: 'Companies',
    location: 'Places',
    count: (count: number, text: string) => (count === 1 ? '1 job' : `${text} jobs`),
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
  },

  /** The pay of a job, for each period. */
  pay: englishJobWords.pay,

  labels: jobLabels,

  /** The facts about a job, on a card and on its page. */
  facts: {
    company: (company: string) => `at ${company}`,
    /** Returns the employment type and the type of work as one fact: ‘Contract, on site’. */
    terms: (employmentType: string, workType: string) => `${employmentType}, ${workType.toLowerCase()}`,
    remote: 'Remote',
    remoteLabels: {
      remote: 'Yes',
      hybrid: 'Partly: hybrid',
      onsite: 'No, on site',
    } satisfies Record<WorkType, string>,
    review: 'Review',
    blindReview: 'Without names, until the client decides or reveals them',
    posted: 'Posted',
    /** Says when the job was posted. `when` is relative, such as ‘3 days ago’. */
    postedOn: (when: string) => `Posted ${when}`,
    /** Returns the exact date for screen readers, after the relative one. */
    exactly: (date: string) => `, ${date}`,
    dateNotAvailable: 'Date not available',
    applyBy: (date: string) => `Apply by ${date}`,
    /** Says how near the deadline is. `days` is the number of days until the last day for applications, from 0 to 3. */
    closesIn: (days: number) =>
      days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`,
    closed: 'Applications closed',
    /** Says within how many days the client usually decides, at least 1. */
    answersIn: (days: number, text: string) =>
      days === 1 ? 'Usually answers in a day' : `Usually answers in ${text} days`,
    /** The texts about how many applications the job accepts. */
    limit: 'Limit',
    limited: (limit: number, text: string) =>
      limit === 1 ? 'The first application' : `First ${text} applications`,
    placesLeft: (count: number, text: string) =>
      count === 0 ? 'no place left' : count === 1 ? '1 place left' : `${text} places left`,
    allPlacesTaken: (limit: number, text: string) =>
      limit === 1 ? 'The only place is taken' : `All ${text} places are taken`,
    people: (count: number, text: string) => (count === 1 ? '1 person needed' : `${text} people needed`),
    hiresFrom: (places: string) => `hires from ${places}`,
    notStated: 'Not stated',
    payNotGiven: 'Pay not given',
    notGiven: 'Not given',
  },
  changes: jobChanges,
  card: {
    seeMore: 'See More',
    /** A text after ‘See More’, because screen readers read the link without its card. */
    about: (title: string) => ` about ${title}`,
  },

  listings: {
    title: 'Explore Job Listings',
    summary: listSummary,
    allJobs: (count: number, number: string) => (count === 1 ? '1 job' : `${number} jobs`),
    filters: jobFilters,
    search: 'Search jobs',
    searchHint: 'Title, company, location',
    searchSubmit: 'Search',
    sorts: {
      best: 'Best match',
      date: 'Post Date (Newest First)',
      oldest: 'Post Date (Oldest First)',
    } satisfies Record<JobSort, string>,
    results: 'Job listings',
    loading: 'Loading jobs...',
    feed: 'Follow this list in a feed reader',
    empty: 'No jobs available',
    emptyReason: 'There is no open job at the moment. New ones appear here as soon as they are posted.',
    emptySearch: (search: string) => `Nothing was found for “${search}”. Try fewer or other words.`,
    loadFailed: 'Unable to load job listings. Please try again later.',
    news: {
      followApplication: 'Follow your application',
      incompleteProfile: 'Your profile is not complete',
      /** Asks for missing parts of the profile. `fields` is a list such as ‘your role and your skills’. */
      missingInProfile: (fields: string) =>
        `Still missing: ${fields}. Clients read your profile beside your cover letter, and see complete ones before all others.`,
      profileFields: {
        title: 'your role',
        hourly_rate: 'your hourly rate',
        location: 'your location',
        bio: 'a bio',
        skills: 'your skills',
      } satisfies Record<ProfileField, string>,
      completeProfile: 'Complete your profile',
    },
  },

  job: {
    /** The heading until the job's title has loaded. */
    title: 'Job details',
    back: 'Back to Job Listings',
    loading: 'Loading job details...',
    about: 'About this job',
    factsTitle: 'At a glance',
    /** The headings of the jobs of the same company, and of similar jobs. */
    sameCompany: 'More from this company',
    companyPage: (company: string) => `All about ${company}`,
    similar: 'Similar jobs',
    afterApplying: {
      title: 'What happens after you apply',
      steps: [
        {
          title: 'The client gets it',
          text: 'They see it on their page of the job. Only the client who posted this job can read your letter, your resume, and your email address.',
        },
        {
          title: 'The client decides',
          text: 'They accept or decline by the day that the job names, and can add a message. Until then you can withdraw your application.',
        },
        {
          title: 'You get an email',
          text: 'It says what the client decided. If there is no decision a week after that day, we say so, and the client’s record counts it. Until then you can follow your application under My Job Applications.',
        },
      ],
    },
    apply: 'Apply Now',
    applied: "You've already applied to this job",
    checking: 'Checking your application…',
    closed: 'Applications closed',
    closedReason: 'This job no longer takes applications.',
    filled: 'This job is filled',
    filledReason: 'The client has found someone for it.',
    fullReason: 'A place is free again when an applicant withdraws or is declined.',
    manage: 'Manage this job',
    freelancersOnly: 'Only freelancers can apply',
    freelancersOnlyReason: 'You are logged in as a client.',
    loadFailed: 'Failed to load job details.',
    notFound: 'Job not found',
    missingId: 'Missing job ID',
    missingReason: 'It may be filled or taken offline, or the link is not complete.',
  },

  apply: {
    title: 'Apply for this job',
    loading: 'Loading job details...',
    back: 'Back to the job',
    labels: { cover_letter: 'Cover letter', resume: 'Resume' },
    hints: { cover_letter: 'What makes you right for this job? A few honest paragraphs are enough.' },
    coverLetterRequired: 'Write a cover letter.',
    resumeRequired: 'Choose your resume.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    screening: {
      title: 'Questions from the client',
      noAnswer: 'No answer',
      answerRequired: 'Answer this question.',
      choiceRequired: 'Choose an answer.',
    },
    blindReview: {
      title: 'Reviewed without names',
      seenTitle: 'The client sees:',
      seen: {
        name: 'a number instead of your name',
        cover_letter: 'your letter',
        screening_answers: 'your answers to the client’s questions',
        applied_at: 'when you apply',
        resume: 'the type and approximate size of your resume',
        hourly_rate_band: 'a range for your hourly rate, with its currency',
        skills: 'those of your skills that the job names now',
        availability_status: 'your availability',
        other_skills_count: 'how many other skills you have',
      } satisfies Partial<Record<keyof Applicant | keyof Application, string>>,
      rare: 'The last four are left out where fewer than five freelancers of the directory would look the same.',
      hidden:
        'Your name, picture, role, place, portfolio link, the rest of your profile and the resume itself stay hidden until the client decides, reveals them, or ends the review without names, which you see as well.',
      masked:
        'In the letter, the answers, and a reason for withdrawing, “[…]” replaces your name, email addresses, phone numbers, handles and links until then. Other hints stay: the letter may still name a former employer.',
    },
    submit: 'Submit application',
    submitting: 'Sending…',
    cancel: 'Cancel',
    submitted: 'Application submitted successfully',
    submittedToast: 'Application submitted!',
    applied: "You've already applied to this job",
    appliedReason: 'One application per job: the client has yours and will decide on it.',
    seeApplication: 'See your application',
    closed: 'This job no longer takes applications.',
    full: 'You can apply as soon as an applicant withdraws or is declined: then a place is free again.',
    kept: (ended: string, accepted: string) =>
      `Your letter, your answers, your resume and messages are kept for ${ended} days after the application has ended, or ${accepted} days if it is accepted. Then they are deleted. Two weeks before, we remind you by email.`,
    openFull: (limit: string) => `You have ${limit} open applications, the most at a time`,
    openFullReason: 'A decision or a withdrawal makes room for another one.',
    seeApplications: 'See your applications',
    errors: {
      full: 'All places are taken: other applications were faster. What you wrote is still here, for when a place is free.',
      alreadyApplied: "You've already applied to this job.",
      resumeMissing: 'You must upload a resume or have one in your profile.',
      other: 'Something went wrong. Please try again.',
    },
  },
};
