import type { Availability, FreelancerSort } from '@skillharbor/contract';

/** The texts of the directory, a freelancer's page, the freelancer's own profile, and the contact form. */
export const freelancers = {
  availabilities: {
    Available: 'Available',
    Busy: 'Busy',
    'On Leave': 'On Leave',
  } satisfies Record<Availability, string>,

  /** Returns the name of a skill or a group of skills, given the English name that the server uses. */
  skillName: (name: string) => name,

  /** The facts about a freelancer, on cards and pages. */
  facts: {
    title: 'Role',
    location: 'Location',
    status: 'Status',
    availability: 'Availability',
    hourlyRate: 'Hourly rate',
    perHour: (money: string) => `${money} an hour`,
    experience: 'Experience',
    experienceYears,
    bio: 'Bio',
    about: (firstName: string) => `About ${firstName}`,
    skills: 'Skills',
    /** Says which pieces of work, or which jobs, name a skill. */
    namedIn: (titles: string) => `Named in ${titles}`,
    quoted: (title: string) => `“${title}”`,
    portfolio: 'Portfolio',
    portfolioLink: 'Portfolio link',
    noRate: 'No hourly rate given',
    notGiven: 'Not given',
  },
  directory: {
    title: 'Find Freelancers',
    intro: 'People who can start on your work, and how to reach them.',
    loading: 'Loading freelancers...',
    /** Returns the title of the list. Both arguments are '' if the list has no filters. */
    titleOf: directoryTitle,
    all: (count: number, number: string) => (count === 1 ? '1 freelancer' : `${number} freelancers`),
    matching: (count: number, number: string) =>
      count === 1 ? '1 freelancer matches' : `${number} freelancers match`,
    /** The text for the count if there are more freelancers than the server counts. */
    matchingMore: (number: string) => `More than ${number} freelancers match`,
    search: 'Search freelancers',
    searchHint: 'Role, skill, place or name',
    searchSubmit: 'Search',
    sortHint: (currency: string) =>
      `Complete profiles come first. By rate, those in ${currency} come before other currencies.`,
    sorts: {
      best: 'Best match',
      newest: 'Newest first',
      rate_low: 'Lowest rate first',
      rate_high: 'Highest rate first',
    } satisfies Record<FreelancerSort, string>,
    skills: 'Skills (all of them)',
    /** The label of a chosen skill until its name has loaded. */
    unknownSkill: 'A skill',
    availability: 'Availability',
    /** The button below the filters on a phone, where the list is out of view. */
    show: (count: number, number: string) =>
      count === 1 ? 'Show 1 freelancer' : `Show ${number} freelancers`,
    showMore: (number: string) => `Show more than ${number} freelancers`,
    /** The label while the number of freelancers is unknown. */
    showAny: 'Show freelancers',
    rate: 'Hourly rate',
    rateMin: 'Lowest hourly rate',
    rateMax: 'Highest hourly rate',
    rateCurrency: 'Currency',
    rateApply: 'Apply rate',
    rateInvalid: 'Enter an amount of at most 100,000, like 40 or 62.50.',
    rateReversed: 'The highest rate is below the lowest.',
    rateAtLeast: (money: string) => `At least ${money} an hour`,
    rateAtMost: (money: string) => `At most ${money} an hour`,
    rateBetween: (min: string, max: string) => `${min} to ${max} an hour`,
    empty: 'No freelancers available',
    emptyReason: 'No profile has been published yet. Please look again later.',
    emptyFiltered: (search: string) =>
      search === ''
        ? 'No freelancer matches all of these filters.'
        : `No freelancer matches “${search}” and all of these filters.`,
    emptySearch: (search: string) => `Nothing was found for “${search}”. Try fewer or other words.`,
    results: 'Freelancers',
    loadFailed: 'Unable to load Freelancer Profiles. Please try again later.',
  },

  freelancer: {
    /** The heading until the freelancer's name has loaded. */
    title: 'Freelancer',
    back: 'Back',
    loading: 'Loading freelancer details...',
    contact: (firstName: string) => `Contact ${firstName}`,
    noBio: (firstName: string) => `${firstName} has not written a bio yet.`,
    noSkills: 'No skills chosen yet.',
    others: 'More freelancers',
    othersWith: (skill: string) => `More freelancers with ${skill}`,
    notFound: 'No freelancer found.',
    loadFailed: 'Unable to load freelancer details. Please try again later.',
  },

  /** The texts about the freelancer's own pieces of work, on the profile. */
  portfolio: {
    hidden: 'Hidden by a moderator',
    title: 'Portfolio',
    count: (count: string, maximum: string) => `${count} of at most ${maximum} pieces`,
    emptyTitle: 'Show what you have done',
    empty:
      'Clients look at work before they write to you. A piece is a title with a picture, a link, or both.',
    add: 'Add a piece',
    full: (maximum: string) => `There are ${maximum} pieces already. Remove one to add another.`,
    edit: (title: string) => `Edit “${title}”`,
    remove: (title: string) => `Remove “${title}”`,
    earlier: (title: string) => `Move “${title}” earlier`,
    later: (title: string) => `Move “${title}” later`,
    moved: (title: string, place: string, count: string) => `“${title}” is now ${place} of ${count}.`,
    isFirst: (title: string) => `“${title}” is the first already.`,
    isLast: (title: string) => `“${title}” is the last already.`,
  },

  piece: {
    addTitle: 'Add a piece',
    editTitle: 'Edit piece',
    intro: 'A title, with a picture, a link, or both.',
    labels: { title: 'Title', link: 'Link', picture: 'Picture' },
    hints: { link: 'Where the work can be seen: an address that starts with https:// or http://.' },
    pictureHint: (limit: string) => `JPEG, PNG or WebP, at most ${limit}. Cropped to 4:3.`,
    submitNew: 'Add piece',
    submitEdit: 'Save piece',
    submitting: 'Saving…',
    cancel: 'Cancel',
    titleRequired: 'Title is required',
    linkInvalid: 'Enter an address like https://example.com.',
    nothingToShow: 'Add a picture or a link.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
  },

  removePiece: {
    title: 'Remove this piece?',
    explanation: (title: string) =>
      `“${title}” and its picture will be removed. This action cannot be undone.`,
    confirm: 'Remove',
    confirming: 'Removing…',
    cancel: 'Cancel',
    failed: 'The piece could not be removed. Please try again.',
  },

  contact: {
    title: (firstName: string) => `Contact ${firstName}`,
    intro: (firstName: string) => `${firstName} gets your message by email and can answer to your address.`,
    labels: { subject: 'Subject', message: 'Message', client_email: 'Your email' },
    submit: 'Send message',
    submitting: 'Sending…',
    cancel: 'Cancel',
    messageRequired: 'Write a message.',
    emailInvalid: 'Please enter a valid email address.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },

  profile: {
    title: 'My Profile',
    loading: 'Loading your profile...',
    edit: 'Edit Profile',
    viewPublic: 'See it as clients do',
    exportResume: 'Download as JSON Resume',
    incompleteTitle: 'Your profile is not complete yet',
    incomplete: 'Clients see complete profiles before all others. What is missing:',
    /** The reason to fill in each missing part of the profile. */
    missing: {
      title: 'Your role: it is what most clients search for.',
      hourly_rate: 'Your hourly rate: clients filter by it, and one of zero is none.',
      location: 'Your location: some work needs a place or a time zone.',
      bio: (minimum: string) =>
        `A bio of at least ${minimum} characters: it is why a client chooses you among others.`,
      skills: 'Your skills: a client who filters by a skill finds only those who have chosen it.',
    },
    complete: 'Complete your profile',
    noBio: 'You have not written a bio yet.',
    noSkills: 'You have not chosen any skills yet.',
    loadFailed: 'Unable to load your profile. Please try again later.',
  },

  editProfile: {
    title: 'Edit Profile',
    loading: 'Loading your profile...',
    pictureSection: 'Picture',
    namingChoices: { yes: 'Yes, you may name me', no: 'Do not name me' },
    invitationChoices: { yes: 'Yes, they may invite me', no: 'No invitations' },
    labels: {
      profile_picture: 'Profile picture',
      title: 'Role',
      bio: 'Bio',
      experience: 'Experience',
      portfolio_link: 'Portfolio Link',
      hourly_rate: 'Hourly rate',
      rate_currency: 'Currency of the rate',
      country: 'Country',
      location: 'Location',
      availability_status: 'Availability status',
      accepts_invitations: 'May clients invite you to their jobs?',
      named_in_mails: 'May we name you to clients as new?',
      skills: 'Skills',
    },
    hints: {
      country: 'Where you live. It is on your profile, and we offer it as a filter of jobs.',
      named_in_mails:
        'Clients save searches for freelancers. If you are new to one that you match, its page and an email name you and your role.',
      accepts_invitations:
        'An invitation is a message of a client about one job. Without it, your profile shows no button for one.',
      title: 'What you do, in a few words.',
      bio: 'Who you are, what you have done, and what you like to work on.',
      experience: 'In years, for example 6.',
      portfolio_link: 'An address that starts with https:// or http://.',
      location: 'City and country.',
    },
    pictureHint: (limit: string) => `JPEG, PNG or WebP, at most ${limit}. It is cropped to a square.`,
    picturePreview: 'Preview of your profile picture',
    resumeImport: {
      summary: 'Use a JSON Resume file',
      section: 'Start from a resume',
      label: 'JSON Resume',
      hint: 'Many sites export a profile in this format. It fills in what is still empty, and nothing is saved yet.',
      filled: (fields: string) => `Taken from your resume: ${fields}. Please check it before you save.`,
      nothing: 'Your resume says nothing about the fields that are still empty.',
      notAResume: 'This file is not a JSON Resume.',
    },
    /** The texts about the suggestions from a saved PDF. */
    suggestions: {
      hint: 'The text of a PDF that you have saved can fill in these fields. You decide on each suggestion, and nothing is saved until you save your profile.',
      loading: 'Loading your resumes...',
      read: (resume: string) => `Read “${resume}”`,
      reading: 'Reading…',
      noPdf: 'Save your resume as a PDF on your profile, and its text can fill in these fields.',
      toResumes: 'Go to my resumes',
      found: (fields: string) => `There are suggestions for ${fields}. Each one is below its field.`,
      nothing: 'The text of this PDF has no more suggestions for your profile.',
      failed: 'The PDF could not be read. Please try again.',
      of: (field: string) => `Suggestion for ${field}`,
      use: 'Use',
      replace: 'Use instead of my text',
      leaveOut: 'Leave out',
      used: 'Taken from your resume.',
      leftOut: 'Left out.',
      undo: 'Undo',
    },
    aboutSection: 'About you',
    workSection: 'Your work',
    skillsHint: 'Clients see the skills you tick here.',
    skillsIn: (category: string) => `Skills in ${category}`,
    tabWithCount: (category: string, count: number) => `${category} (${count})`,
    skillSearch: 'Find a skill',
    skillsFound: (count: number) => (count === 1 ? '1 skill found' : `${count} skills found`),
    noSkillFound: 'No skill is called that. Try another word, or look through the categories.',
    skillsChosen: (count: number, maximum: number) => `${count} of at most ${maximum} chosen`,
    submit: 'Save profile',
    submitting: 'Saving…',
    cancel: 'Cancel',
    bioRequired: 'Bio is required',
    experienceRequired: 'Experience is required',
    portfolioLinkRequired: 'Portfolio Link is required',
    portfolioLinkInvalid: 'Enter an address like https://example.com.',
    hourlyRateInvalid: 'Please provide a valid hourly rate',
    tooManySkills: (maximum: number) => `Choose at most ${maximum} skills.`,
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    loadFailed: 'Unable to load your profile. Please try again later.',
  },
};

/**
 * Formats the experience, which is free text. It is mostly a number, and sometimes a phrase that already contains the
 * word 'years'.
 */
function experienceYears(text: string) {
  const experience = text.trim();
  if (/\byears?\b/i.test(experience)) return experience;
  return experience === '1' ? '1 year' : `${experience} years`;
}

function directoryTitle(skills: string, search: string) {
  if (skills === '' && search === '') return 'Find Freelancers';
  const who = skills === '' ? 'Freelancers' : `Freelancers with ${skills}`;
  return search === '' ? who : `${who} for “${search}”`;
}
