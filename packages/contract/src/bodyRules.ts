/** Generated from openapi.yaml by `pnpm generate`. */

export const overlapRules = {
  hours: { minimum: 1, maximum: 12 },
  time_zone: { minLength: 3, maxLength: 64 },
} as const;

export const payRules = {
  min: { minimum: 0, maximum: 10000000000 },
  max: { minimum: 0, maximum: 10000000000 },
  currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const legalVersionRules = { version: { minimum: 1, maximum: 2147483647 } } as const;

export const legalAcknowledgementRules = { texts: { minItems: 1, maxItems: 20 } } as const;

export const legalTextInputRules = { base_version: { minimum: 0, maximum: 2147483647 } } as const;

export const signUpInvitationInputRules = {
  email: { maxLength: 254 },
  max_uses: { minimum: 1, maximum: 1000, default: 1 },
  note: { maxLength: 120, default: '' },
} as const;

export const siteSettingsUpdateRules = {
  open_applications: { minimum: 1, maximum: 9999 },
  invitations_a_day: { minimum: 1, maximum: 1000 },
  questions_a_day: { minimum: 1, maximum: 1000 },
  open_jobs: { minimum: 1, maximum: 9999 },
  messages_a_day: { minimum: 1, maximum: 9999 },
  upload_mib: { minimum: 1, maximum: 5 },
} as const;

export const brandInputRules = {
  name: { minLength: 1, maxLength: 40, pattern: '\\S' },
  accent: { maxLength: 7, pattern: '^(#[0-9A-Fa-f]{6})?$' },
  logo: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const personDeletionInputRules = { reason: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const;

export const mailWordsInputRules = {
  subject: { minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' },
  body: { minLength: 1, maxLength: 4000, pattern: '\\S' },
} as const;

export const oneTimeCodeRules = { code: { minLength: 1, maxLength: 40 } } as const;

export const codeLogInRules = {
  challenge: { minLength: 1, maxLength: 2048 },
  code: { minLength: 1, maxLength: 40 },
} as const;

export const passkeyNameRules = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const;

export const passwordConfirmationRules = { password: { minLength: 1, maxLength: 128 } } as const;

export const newPasskeyRules = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const;

export const passkeyAttestationRules = {
  id: { minLength: 1, maxLength: 1400 },
  rawId: { minLength: 1, maxLength: 1400 },
} as const;

export const passkeyAssertionRules = {
  id: { minLength: 1, maxLength: 1400 },
  rawId: { minLength: 1, maxLength: 1400 },
} as const;

export const registrationRules = {
  email: { maxLength: 254 },
  password: { minLength: 8, maxLength: 128, pattern: '^(?!([\\s\\S])\\1*$)' },
  first_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  last_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  company: { maxLength: 120 },
  time_zone: { minLength: 1, maxLength: 64 },
  invitation: { minLength: 1, maxLength: 200 },
} as const;

export const credentialsRules = {
  email: { minLength: 1, maxLength: 254 },
  password: { minLength: 1, maxLength: 128 },
} as const;

export const refreshTokenRules = { refresh: { minLength: 1, maxLength: 4096 } } as const;

export const userUpdateRules = {
  first_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  last_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  time_zone: { minLength: 1, maxLength: 64 },
  digest_hour: { minimum: 0, maximum: 23 },
} as const;

export const quietHoursRules = {
  from: { minimum: 0, maximum: 23 },
  to: { minimum: 0, maximum: 23 },
} as const;

export const skillInputRules = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  category: { minLength: 1, maxLength: 60, pattern: '\\S' },
} as const;

export const skillMergeRules = { into: { minimum: 1, maximum: 2147483647 } } as const;

export const portfolioPieceInputRules = {
  title: { minLength: 1, maxLength: 80, pattern: '\\S' },
  link: { maxLength: 500, pattern: '^([hH][tT][tT][pP][sS]?://.*)?$' },
  picture: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const profileResumeInputRules = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  is_default: { default: false },
  resume: { maxBytes: 5242880, fileExtensions: ['pdf', 'doc', 'docx'] },
} as const;

export const portfolioOrderRules = { pieces: { maxItems: 12 } } as const;

export const freelancerInputRules = {
  title: { maxLength: 120 },
  bio: { minLength: 1, maxLength: 4000, pattern: '\\S' },
  experience: { minLength: 1, maxLength: 200, pattern: '\\S' },
  portfolio_link: { maxLength: 500, pattern: '^[hH][tT][tT][pP][sS]?://' },
  hourly_rate: { minimum: 0, maximum: 100000 },
  rate_currency: { pattern: '^[A-Z]{3}$' },
  location: { maxLength: 120 },
  skills: { maxItems: 60 },
  profile_picture: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const jobViewRules = {
  site: { maxLength: 253, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' },
} as const;

export const fillInputRules = { filled_by: { maxItems: 99 } } as const;

export const linkTokenRules = { token: { minLength: 1, maxLength: 200 } } as const;

export const companyInputRules = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  about: { maxLength: 4000 },
  website: { maxLength: 500, pattern: '^([hH][tT][tT][pP][sS]?://.*)?$' },
  founded: { maxLength: 4, pattern: '^(1\\d{3}|20\\d{2})?$' },
  location: { maxLength: 120 },
  logo: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const jobFieldsRules = {
  title: { minLength: 1, maxLength: 120, pattern: '\\S' },
  short_description: { minLength: 1, maxLength: 300, pattern: '\\S' },
  description: { minLength: 1, maxLength: 20000, pattern: '\\S' },
  location: { minLength: 1, maxLength: 120, pattern: '\\S' },
  salary_range: { maxLength: 80 },
  application_limit: { minimum: 1, maximum: 1000 },
  screening_questions: { maxItems: 3 },
  positions: { minimum: 1, maximum: 99 },
} as const;

export const screeningTextRules = { text: { minLength: 1, maxLength: 300, pattern: '\\S' } } as const;

export const screeningChoiceRules = {
  text: { minLength: 1, maxLength: 300, pattern: '\\S' },
  choices: { minItems: 2, maxItems: 6, items: { minLength: 1, maxLength: 100, pattern: '\\S' } },
} as const;

export const screeningAnswerInputRules = {
  question_id: { minLength: 1, maxLength: 36 },
  answer: { maxLength: 1000 },
} as const;

export const questionInputRules = { question: { minLength: 10, maxLength: 500, pattern: '\\S' } } as const;

export const replyInputRules = { reply: { minLength: 1, maxLength: 2000, pattern: '\\S' } } as const;

export const questionDeletionRules = { reason: { minLength: 1, maxLength: 300, pattern: '\\S' } } as const;

export const noteInputRules = { note: { maxLength: 2000 } } as const;

export const declineAllInputRules = {
  up_to: { minimum: 1, maximum: 2147483647 },
  message: { maxLength: 300 },
  own_messages: { maxItems: 200 },
  keep: { maxItems: 200 },
} as const;

export const withdrawalInputRules = { reason: { maxLength: 300 } } as const;

export const applicationInputRules = {
  listing: { minimum: 1, maximum: 2147483647 },
  cover_letter: { minLength: 1, maxLength: 10000, pattern: '\\S' },
  screening_answers: { maxItems: 3 },
  use_profile_resume: { default: false },
  profile_resume: { minimum: 1, maximum: 2147483647 },
  save_resume: { default: false },
  resume: { maxBytes: 5242880, fileExtensions: ['pdf', 'doc', 'docx'] },
} as const;

export const acceptanceRules = { message: { maxLength: 2000 }, share_email: { default: false } } as const;

export const rejectionRules = { decline_reason: { maxLength: 300 } } as const;

export const acceptanceTemplateRules = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  text: { minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const;

export const rejectionTemplateRules = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  text: { minLength: 1, maxLength: 300, pattern: '\\S' },
} as const;

export const messageInputRules = { text: { minLength: 1, maxLength: 5000, pattern: '\\S' } } as const;

export const fileMessageInputRules = {
  text: { maxLength: 5000, default: '' },
  file: { maxBytes: 5242880, fileExtensions: ['pdf', 'doc', 'docx'] },
} as const;

export const readInputRules = { number: { minimum: 1, maximum: 2147483647 } } as const;

export const deliverableRules = { title: { minLength: 1, maxLength: 200, pattern: '\\S' } } as const;

export const agreementInputRules = {
  based_on: { minimum: 0, maximum: 2147483647 },
  scope: { minLength: 1, maxLength: 20000, pattern: '\\S' },
  deliverables: { maxItems: 20 },
  place: { minLength: 1, maxLength: 120, pattern: '\\S' },
  notes: { maxLength: 5000 },
} as const;

export const agreementConfirmationRules = { version: { minimum: 1, maximum: 2147483647 } } as const;

export const agreementEndRules = { reason: { minLength: 1, maxLength: 1000, pattern: '\\S' } } as const;

export const draftTextRules = {
  field: { minLength: 1, maxLength: 100 },
  text: { maxLength: 20000 },
} as const;

export const draftInputRules = {
  based_on: { minimum: 0, maximum: 9007199254740991 },
  texts: { minItems: 1, maxItems: 60 },
} as const;

export const savedInputRules = { note: { maxLength: 2000 } } as const;

export const savedJobInputRules = { note: { maxLength: 2000 }, list: { maxLength: 40 } } as const;

export const savedJobsInputRules = { jobs: { minItems: 1, maxItems: 50 } } as const;

export const jobOfDeviceRules = {
  id: { minimum: 1, maximum: 2147483647 },
  title: { minLength: 1, maxLength: 120 },
  note: { maxLength: 2000 },
} as const;

export const seenJobsInputRules = { jobs: { minItems: 1, maxItems: 100 } } as const;

export const searchConditionsRules = {
  search: { minLength: 1, maxLength: 100 },
  category: { minItems: 1, maxItems: 20 },
  location: { minItems: 1, maxItems: 20, items: { minLength: 1, maxLength: 200 } },
  company: { minItems: 1, maxItems: 20, items: { minLength: 1, maxLength: 200 } },
  employment_type: { minItems: 1, maxItems: 20 },
  remote: { minItems: 1, maxItems: 20 },
  located_in: { minItems: 1, maxItems: 20 },
  pay_min: { maximum: 10000000000 },
  pay_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const freelancerConditionsRules = {
  search: { minLength: 1, maxLength: 100 },
  skill: { minItems: 1, maxItems: 10 },
  availability: { minItems: 1, maxItems: 3 },
  rate_min: { minimum: 0, maximum: 100000 },
  rate_max: { minimum: 0, maximum: 100000 },
  rate_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const jobSearchInputRules = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const;

export const freelancerSearchInputRules = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const;

export const jobSearchUpdateRules = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const;

export const freelancerSearchUpdateRules = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const;

export const workRecordInputRules = { sentence: { minLength: 1, maxLength: 200, pattern: '\\S' } } as const;

export const workRecordConfirmationRules = { version: { minimum: 1, maximum: 2147483647 } } as const;

export const teamInvitationInputRules = { email: { maxLength: 254 } } as const;

export const teamHandOverRules = {
  member_id: { minimum: 1, maximum: 2147483647 },
  password: { minLength: 1, maxLength: 128 },
} as const;

export const invitationInputRules = {
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  message: { minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const;

export const invitationDeclineRules = { reason: { maxLength: 300 } } as const;

export const notificationsReadRules = {
  id: { minimum: 1, maximum: 2147483647 },
  and_earlier: { default: false },
} as const;

export const pushSubscriptionRules = {
  endpoint: { maxLength: 1000, pattern: '^https://' },
  p256dh: { pattern: '^[\\w-]{87}$' },
  auth: { pattern: '^[\\w-]{22}$' },
  groups: { maxItems: 20 },
} as const;

export const visitorThreadInputRules = {
  token: { minLength: 1, maxLength: 200 },
  before: { minimum: 1, maximum: 2147483647 },
  after: { minimum: 0, maximum: 2147483647 },
} as const;

export const visitorMessageInputRules = {
  token: { minLength: 1, maxLength: 200 },
  text: { minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

export const visitorReadInputRules = {
  token: { minLength: 1, maxLength: 200 },
  number: { minimum: 1, maximum: 2147483647 },
} as const;

export const visitorThreadChangeRules = { token: { minLength: 1, maxLength: 200 } } as const;

export const reportSubjectRules = { number: { minimum: 1, maximum: 2147483647 } } as const;

export const reportInputRules = {
  words: { maxLength: 5000 },
  name: { maxLength: 200, pattern: '^[^\\r\\n]*$' },
} as const;

export const rulingInputRules = { reason: { maxLength: 5000 }, days: { minimum: 1, maximum: 365 } } as const;

export const appealInputRules = { words: { minLength: 1, maxLength: 5000, pattern: '\\S' } } as const;

export const appealLinkInputRules = {
  token: { minLength: 1, maxLength: 200 },
  words: { minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

export const appealRulingInputRules = { reason: { minLength: 1, maxLength: 5000, pattern: '\\S' } } as const;

export const contactMessageRules = {
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  freelancer_email: { maxLength: 254 },
  freelancer_name: { maxLength: 200 },
  client_email: { maxLength: 254 },
  subject: { maxLength: 200, pattern: '^[^\\r\\n]*$' },
  message: { minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;
