import type { Availability } from '@skillharbor/contract';

/** The directory, a freelancer's page and own profile, and contacting one. */
export const freelancers = {
  availabilities: {
    Available: 'Available',
    Busy: 'Busy',
    'On Leave': 'On Leave',
  } satisfies Record<Availability, string>,

  /** What a card and the pages say about a freelancer. */
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
    portfolio: 'Portfolio',
    notGiven: 'Not given',
    moreSkills: (count: number) => `+${count} more`,
  },
  card: {
    viewProfile: 'View profile',
    /** Follows ‘View profile’ for those who hear the link without the card. */
    of: (name: string) => ` of ${name}`,
  },

  directory: {
    title: 'Find Freelancers',
    intro: 'People who can start on your work, and how to reach them.',
    loading: 'Loading freelancers...',
    empty: 'No freelancers available',
    emptyReason: 'Nobody has published a profile yet. Please look again later.',
    results: 'Freelancers',
    loadFailed: 'Unable to load Freelancer Profiles. Please try again later.',
  },

  freelancer: {
    /** The heading while the freelancer's name is not there. */
    title: 'Freelancer',
    back: 'Back',
    loading: 'Loading freelancer details...',
    contact: (firstName: string) => `Contact ${firstName}`,
    noBio: (firstName: string) => `${firstName} has not written a bio yet.`,
    noSkills: 'No skills chosen yet.',
    notFound: 'No freelancer found.',
    loadFailed: 'Unable to load freelancer details. Please try again later.',
  },

  contact: {
    title: (firstName: string) => `Contact ${firstName}`,
    intro: (firstName: string) => `${firstName} gets your message by mail and can answer to your address.`,
    subject: 'Subject',
    message: 'Message',
    email: 'Your email',
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
    incompleteTitle: 'Your profile is not complete yet',
    incomplete: (missing: string) => `Clients cannot see: ${missing}.`,
    noBio: 'You have not written a bio yet.',
    noSkills: 'You have not chosen any skills yet.',
    loadFailed: 'Unable to load your profile. Please try again later.',
  },

  editProfile: {
    title: 'Edit Profile',
    loading: 'Loading your profile...',
    pictureSection: 'Picture',
    picture: 'Profile picture',
    pictureHint: (limit: string) => `JPEG, PNG or WebP, at most ${limit}. It is cropped to a square.`,
    picturePreview: 'Preview of your profile picture',
    aboutSection: 'About you',
    role: 'Role',
    roleHint: 'What you do, in a few words.',
    bio: 'Bio',
    bioHint: 'Who you are, what you have done, and what you like to work on.',
    experience: 'Experience',
    experienceHint: 'In years, for example 6.',
    portfolioLink: 'Portfolio Link',
    portfolioLinkHint: 'An address that starts with https:// or http://.',
    workSection: 'Your work',
    hourlyRate: 'Hourly rate',
    hourlyRateHint: 'In US dollars.',
    location: 'Location',
    locationHint: 'City and country.',
    availability: 'Availability status',
    skillsSection: 'Skills',
    skillsHint: 'Clients see the skills you tick here.',
    skillsIn: (category: string) => `Skills in ${category}`,
    tabWithCount: (category: string, count: number) => `${category} (${count})`,
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

/** Experience is free text: mostly a number, sometimes a phrase that already says years. */
function experienceYears(text: string) {
  const experience = text.trim();
  if (/\byears?\b/i.test(experience)) return experience;
  return experience === '1' ? '1 year' : `${experience} years`;
}
