/** Generated from openapi.yaml by `pnpm generate`. */

export const roleValues = ['freelancer', 'client'] as const;

export const languageValues = ['en', 'de', 'ar'] as const;

export const categoryValues = ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'] as const;

export const employmentTypeValues = ['full-time', 'part-time', 'contract'] as const;

export const workTypeValues = ['onsite', 'hybrid', 'remote'] as const;

export const payPeriodValues = ['hour', 'day', 'month', 'year', 'project'] as const;

export const availabilityValues = ['Available', 'Busy', 'On Leave'] as const;

export const applicationStatusValues = ['pending', 'accepted', 'rejected', 'withdrawn', 'closed'] as const;

export const problemCodeValues = [
  'not_signed_in',
  'session_ended',
  'session_revoked',
  'clients_only',
  'freelancers_only',
  'csrf_token_wrong',
  'not_found',
  'not_understood',
  'address_unreadable',
  'form_unreadable',
  'not_an_object',
  'content_type_unsupported',
  'content_type_wrong',
  'content_encoded',
  'request_too_large',
  'headers_too_large',
  'request_too_slow',
  'too_many_attempts',
  'too_many_attempts_for_minutes',
  'too_many_requests',
  'too_many_registrations',
  'too_many_logins',
  'too_many_reset_requests',
  'too_many_links_opened',
  'too_many_password_attempts',
  'too_many_jobs',
  'too_many_job_changes',
  'too_many_messages',
  'too_many_applications',
  'too_many_questions',
  'too_many_changes',
  'busy',
  'stopping',
  'disk_full',
  'no_room_for_file',
  'internal_error',
  'required',
  'unknown_field',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'repeated',
  'not_one_of',
  'not_possible',
  'not_one_line',
  'same_characters',
  'not_a_currency',
  'not_a_web_address',
  'not_an_email_address',
  'not_an_address',
  'address_incomplete',
  'not_a_date',
  'not_a_whole_number',
  'not_a_number',
  'not_a_text',
  'not_a_boolean',
  'unexpected_form',
  'not_valid',
  'invisible_character',
  'incomplete_character',
  'file_missing',
  'file_unexpected',
  'file_too_large',
  'not_a_picture',
  'too_many_pixels',
  'second_factor_missing',
  'address_unconfirmed',
  'address_confirmed',
  'address_unchanged',
  'time_zone_unknown',
  'confirmations_sent',
  'credentials_wrong',
  'second_factor_required',
  'passkey_required',
  'log_in_expired',
  'code_wrong',
  'codes_on',
  'codes_off',
  'last_factor',
  'passkey_refused',
  'passkey_not_added',
  'passkeys_full',
  'link_expired',
  'password_wrong',
  'password_easy',
  'password_breached',
  'password_personal',
  'freelancer_unknown',
  'skills_unknown',
  'portfolio_full',
  'piece_empty',
  'pieces_incomplete',
  'templates_full',
  'day_past',
  'decision_date_out_of_range',
  'pay_reversed',
  'too_many_decimals',
  'job_changed',
  'job_active',
  'job_deleted',
  'job_filled',
  'question_own_job',
  'questions_closed',
  'question_repeated',
  'own_questions_waiting',
  'questions_waiting',
  'questions_of_day',
  'applications_closed',
  'places_taken',
  'already_applied',
  'applied_too_often',
  'open_applications_full',
  'open_resumes_full',
  'resume_not_in_profile',
  'profile_resumes_full',
  'resume_missing',
  'answer_missing',
  'screening_questions_changed',
  'resume_type_wrong',
  'file_harmful',
  'application_decided',
  'application_withdrawn',
  'application_closed',
  'not_shortlisted',
  'shortlist_notified',
  'decision_final',
  'not_accepted',
  'conversation_not_begun',
  'conversation_waiting',
  'conversation_ended',
  'conversation_closed',
  'too_many_invitations',
  'invitations_off',
  'invited_already',
  'invitee_has_applied',
  'invitations_closed',
  'invitations_of_day',
  'invitation_applied',
  'invitation_ended',
  'agreement_changed',
  'agreement_moved',
  'agreement_closed',
  'agreement_versions_full',
  'work_not_done',
  'sentence_changed',
  'conversation_file_hidden',
  'conversation_files_full',
] as const;

export const sessionFactorValues = [
  'password',
  'passkey',
  'password_and_code',
  'password_and_recovery_code',
] as const;

export const accountEventValues = [
  'account_created',
  'logged_in',
  'logged_in_on_new_device',
  'logged_out',
  'session_ended',
  'other_sessions_ended',
  'address_confirmed',
  'address_change_requested',
  'address_changed',
  'address_restored',
  'password_changed',
  'password_reset',
  'passkey_added',
  'passkey_removed',
  'codes_turned_on',
  'codes_turned_off',
  'recovery_codes_renewed',
  'name_changed',
  'data_exported',
  'deletion_planned',
  'deletion_cancelled',
] as const;

export const mailKindValues = [
  'applications',
  'still_looking',
  'questions',
  'job_changes',
  'messages',
  'invitations',
] as const;

export const freelancerSortValues = ['best', 'newest', 'rate_low', 'rate_high'] as const;

export const jobSortValues = ['best', 'date', 'oldest'] as const;

export const postedWithinValues = [1, 7, 30] as const;

export const applicantFilterValues = ['all', 'undecided', 'shortlisted', 'decided'] as const;

export const applicantSortValues = ['newest', 'oldest', 'rate_low', 'rate_high'] as const;

export const resumeTypeValues = ['pdf', 'doc', 'docx'] as const;

export const agreementStateValues = [
  'empty',
  'proposed',
  'agreed',
  'started',
  'delivered',
  'half_done',
  'done',
  'ended',
] as const;

export const agreementActionValues = ['write', 'confirm', 'start', 'deliver', 'mark_done', 'end'] as const;

export const workRecordActionValues = ['confirm', 'hide', 'show'] as const;

export const invitationStateValues = ['waiting', 'declined', 'applied', 'ended'] as const;

export const payRules = {
  min: { minimum: 0, maximum: 10000000000 },
  max: { minimum: 0, maximum: 10000000000 },
  currency: { pattern: '^[A-Z]{3}$' },
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
} as const;

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

export const fillInputRules = { filled_by: { maxItems: 99 } } as const;

export const linkTokenRules = { token: { minLength: 1, maxLength: 200 } } as const;

export const companyInputRules = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  about: { maxLength: 4000 },
  website: { maxLength: 500, pattern: '^([hH][tT][tT][pP][sS]?://.*)?$' },
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

export const workRecordInputRules = { sentence: { minLength: 1, maxLength: 200, pattern: '\\S' } } as const;

export const workRecordConfirmationRules = { version: { minimum: 1, maximum: 2147483647 } } as const;

export const invitationInputRules = {
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  message: { minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const;

export const invitationDeclineRules = { reason: { maxLength: 300 } } as const;

export const contactMessageRules = {
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  freelancer_email: { maxLength: 254 },
  freelancer_name: { maxLength: 200 },
  client_email: { maxLength: 254 },
  subject: { maxLength: 200, pattern: '^[^\\r\\n]*$' },
  message: { minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

export const listActivityRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listFreelancersRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 100 },
  skill: { maxItems: 10 },
  availability: { maxItems: 3 },
  rate_min: { minimum: 0, maximum: 100000 },
  rate_max: { minimum: 0, maximum: 100000 },
  rate_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const listJobsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 100 },
  category: { maxItems: 20 },
  location: { maxItems: 20, items: { minLength: 1, maxLength: 200 } },
  company: { maxItems: 20, items: { minLength: 1, maxLength: 200 } },
  employment_type: { maxItems: 20 },
  remote: { maxItems: 20 },
  pay_min: { maximum: 10000000000 },
  pay_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const suggestSearchesRules = { search: { maxLength: 100 } } as const;

export const listQuestionsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listMyJobQuestionsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listJobInvitationsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listMyJobsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listCompanyJobsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listMyApplicationsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  status: { maxItems: 4 },
} as const;

export const listApplicationsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  id: { maxItems: 4 },
} as const;

export const listConversationsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const getConversationRules = {
  before: { minimum: 1, maximum: 2147483647 },
  after: { minimum: 0, maximum: 2147483647 },
} as const;

export const listInvitationsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  job: { minimum: 1, maximum: 2147483647 },
} as const;

export const endpoints = {
  register: { method: 'post', path: '/api/auth/registration/', audience: 'public', unconfirmed: null },
  logIn: { method: 'post', path: '/api/auth/login/', audience: 'public', unconfirmed: null },
  logInWithCode: { method: 'post', path: '/api/auth/login/code/', audience: 'public', unconfirmed: null },
  preparePasskeyLogIn: {
    method: 'post',
    path: '/api/auth/login/passkey/options/',
    audience: 'public',
    unconfirmed: null,
  },
  logInWithPasskey: {
    method: 'post',
    path: '/api/auth/login/passkey/',
    audience: 'public',
    unconfirmed: null,
  },
  logOut: { method: 'post', path: '/api/auth/logout/', audience: 'public', unconfirmed: null },
  refreshToken: { method: 'post', path: '/api/auth/token/refresh/', audience: 'public', unconfirmed: null },
  requestPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/',
    audience: 'public',
    unconfirmed: null,
  },
  checkPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/check/',
    audience: 'public',
    unconfirmed: null,
  },
  confirmPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/confirm/',
    audience: 'public',
    unconfirmed: null,
  },
  changePassword: {
    method: 'post',
    path: '/api/auth/password/change/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  correctAddress: { method: 'put', path: '/api/auth/address/', audience: 'person', unconfirmed: 'allowed' },
  sendConfirmation: {
    method: 'post',
    path: '/api/auth/address/send/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  confirmAddress: {
    method: 'post',
    path: '/api/auth/address/confirm/',
    audience: 'public',
    unconfirmed: null,
  },
  changeAddress: {
    method: 'post',
    path: '/api/auth/address/change/',
    audience: 'person',
    unconfirmed: 'refused',
  },
  restoreAddress: {
    method: 'post',
    path: '/api/auth/address/restore/',
    audience: 'public',
    unconfirmed: null,
  },
  listPasskeys: { method: 'get', path: '/api/auth/passkeys/', audience: 'person', unconfirmed: null },
  addPasskey: { method: 'post', path: '/api/auth/passkeys/', audience: 'person', unconfirmed: 'allowed' },
  preparePasskey: {
    method: 'post',
    path: '/api/auth/passkeys/options/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  renamePasskey: {
    method: 'put',
    path: '/api/auth/passkeys/{passkeyId}/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
  },
  removePasskey: {
    method: 'post',
    path: '/api/auth/passkeys/{passkeyId}/remove/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
  },
  getCodes: { method: 'get', path: '/api/auth/codes/', audience: 'person', unconfirmed: null },
  turnOnCodes: { method: 'post', path: '/api/auth/codes/', audience: 'person', unconfirmed: 'allowed' },
  prepareCodes: {
    method: 'post',
    path: '/api/auth/codes/setup/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/auth/codes/recovery/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  turnOffCodes: { method: 'post', path: '/api/auth/codes/off/', audience: 'person', unconfirmed: 'allowed' },
  listSessions: { method: 'get', path: '/api/auth/sessions/', audience: 'person', unconfirmed: null },
  endOtherSessions: {
    method: 'post',
    path: '/api/auth/sessions/end-others/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  endSession: {
    method: 'post',
    path: '/api/auth/sessions/{sessionId}/end/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
  },
  getCurrentUser: { method: 'get', path: '/api/users/', audience: 'person', unconfirmed: null },
  updateCurrentUser: { method: 'patch', path: '/api/users/', audience: 'person', unconfirmed: 'allowed' },
  checkMailLink: { method: 'post', path: '/api/users/mails/check/', audience: 'public', unconfirmed: null },
  chooseMails: { method: 'post', path: '/api/users/mails/', audience: 'public', unconfirmed: null },
  requestDeletion: {
    method: 'post',
    path: '/api/users/deletion/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  cancelDeletion: {
    method: 'delete',
    path: '/api/users/deletion/',
    audience: 'person',
    unconfirmed: 'allowed',
  },
  countUnread: { method: 'get', path: '/api/users/unread/', audience: 'person', unconfirmed: null },
  streamEvents: { method: 'get', path: '/api/users/events/', audience: 'person', unconfirmed: null },
  listActivity: { method: 'get', path: '/api/users/activity/', audience: 'person', unconfirmed: null },
  exportData: { method: 'post', path: '/api/users/export/', audience: 'person', unconfirmed: 'allowed' },
  listFreelancers: {
    method: 'get',
    path: '/api/accounts/freelancers/',
    audience: 'public',
    unconfirmed: null,
  },
  getFreelancer: {
    method: 'get',
    path: '/api/accounts/freelancers/{id}/',
    audience: 'visitor',
    unconfirmed: null,
  },
  updateFreelancer: {
    method: 'put',
    path: '/api/accounts/freelancers/{id}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
  },
  listProfileResumes: {
    method: 'get',
    path: '/api/accounts/resumes/',
    audience: 'freelancer',
    unconfirmed: null,
  },
  addProfileResume: {
    method: 'post',
    path: '/api/accounts/resumes/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
  },
  updateProfileResume: {
    method: 'put',
    path: '/api/accounts/resumes/{profileResumeId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
  },
  deleteProfileResume: {
    method: 'delete',
    path: '/api/accounts/resumes/{profileResumeId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
  },
  getProfileResume: {
    method: 'get',
    path: '/api/accounts/resumes/{profileResumeId}/file/',
    audience: 'freelancer-owner',
    unconfirmed: null,
  },
  addPortfolioPiece: {
    method: 'post',
    path: '/api/accounts/portfolio/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
  },
  orderPortfolio: {
    method: 'put',
    path: '/api/accounts/portfolio/order/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
  },
  updatePortfolioPiece: {
    method: 'put',
    path: '/api/accounts/portfolio/{pieceId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
  },
  deletePortfolioPiece: {
    method: 'delete',
    path: '/api/accounts/portfolio/{pieceId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
  },
  listSkills: { method: 'get', path: '/api/accounts/skills/', audience: 'public', unconfirmed: null },
  listJobs: { method: 'get', path: '/api/job-listings/listings/', audience: 'public', unconfirmed: null },
  suggestSearches: {
    method: 'get',
    path: '/api/job-listings/suggestions/',
    audience: 'public',
    unconfirmed: null,
  },
  getJob: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/',
    audience: 'visitor',
    unconfirmed: null,
  },
  listRelatedJobs: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/related/',
    audience: 'public',
    unconfirmed: null,
  },
  listQuestions: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/questions/',
    audience: 'public',
    unconfirmed: null,
  },
  askQuestion: {
    method: 'post',
    path: '/api/job-listings/listings/{jobId}/questions/',
    audience: 'person',
    unconfirmed: 'refused',
  },
  listMyQuestions: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/questions/mine/',
    audience: 'person',
    unconfirmed: null,
  },
  listMyJobQuestions: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/questions/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  listJobInvitations: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/invitations/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  inviteFreelancer: {
    method: 'post',
    path: '/api/job-listings/my-detail/{jobId}/invitations/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  replyToQuestion: {
    method: 'put',
    path: '/api/job-listings/questions/{questionId}/reply/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  deleteQuestion: {
    method: 'post',
    path: '/api/job-listings/questions/{questionId}/delete/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  deleteQuestionsOfAsker: {
    method: 'post',
    path: '/api/job-listings/questions/{questionId}/delete-all/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  checkJobLink: {
    method: 'post',
    path: '/api/job-listings/still-looking/check/',
    audience: 'public',
    unconfirmed: null,
  },
  confirmJob: {
    method: 'post',
    path: '/api/job-listings/still-looking/',
    audience: 'public',
    unconfirmed: null,
  },
  getJobToEdit: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  updateJob: {
    method: 'put',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  deleteJob: {
    method: 'delete',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  listMyJobs: {
    method: 'get',
    path: '/api/job-listings/my-listings/',
    audience: 'client',
    unconfirmed: null,
  },
  getMyJob: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  getJobHistory: {
    method: 'get',
    path: '/api/job-listings/history/{jobId}/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  createJob: {
    method: 'post',
    path: '/api/job-listings/create/',
    audience: 'client',
    unconfirmed: 'refused',
  },
  getCompany: { method: 'get', path: '/api/companies/{company}/', audience: 'public', unconfirmed: null },
  listCompanyJobs: {
    method: 'get',
    path: '/api/companies/{company}/jobs/',
    audience: 'public',
    unconfirmed: null,
  },
  getMyCompany: { method: 'get', path: '/api/accounts/company/', audience: 'client', unconfirmed: null },
  updateMyCompany: {
    method: 'put',
    path: '/api/accounts/company/',
    audience: 'client',
    unconfirmed: 'allowed',
  },
  listMyApplications: {
    method: 'get',
    path: '/api/applications/my/',
    audience: 'freelancer',
    unconfirmed: null,
  },
  getMyApplication: {
    method: 'get',
    path: '/api/applications/my/{applicationId}/',
    audience: 'freelancer-owner',
    unconfirmed: null,
  },
  withdrawApplication: {
    method: 'post',
    path: '/api/applications/my/{applicationId}/withdraw/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
  },
  hasApplied: {
    method: 'get',
    path: '/api/applications/has-applied/{jobId}/',
    audience: 'freelancer',
    unconfirmed: null,
  },
  applyToJob: {
    method: 'post',
    path: '/api/applications/apply/',
    audience: 'freelancer',
    unconfirmed: 'refused',
  },
  listApplications: {
    method: 'get',
    path: '/api/applications/list/{jobId}',
    audience: 'client-owner',
    unconfirmed: null,
  },
  decideApplication: {
    method: 'patch',
    path: '/api/applications/update/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  undoDecision: {
    method: 'post',
    path: '/api/applications/update/{applicationId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  declineAll: {
    method: 'post',
    path: '/api/applications/decline-all/{jobId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  undoDeclines: {
    method: 'post',
    path: '/api/applications/decline-all/{jobId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  fillJob: {
    method: 'post',
    path: '/api/applications/fill/{jobId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  undoFill: {
    method: 'post',
    path: '/api/applications/fill/{jobId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  listWaiting: { method: 'get', path: '/api/applications/waiting/', audience: 'person', unconfirmed: null },
  shortlistApplication: {
    method: 'put',
    path: '/api/applications/shortlist/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  notifyShortlisted: {
    method: 'post',
    path: '/api/applications/shortlist/{applicationId}/notify/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  noteApplication: {
    method: 'put',
    path: '/api/applications/note/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  getNeighbours: {
    method: 'get',
    path: '/api/applications/neighbours/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: null,
  },
  openApplication: {
    method: 'post',
    path: '/api/applications/opened/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  revealApplicant: {
    method: 'post',
    path: '/api/applications/reveal/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
  },
  getResume: {
    method: 'get',
    path: '/api/applications/resume/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
  },
  listConversations: { method: 'get', path: '/api/conversations/', audience: 'person', unconfirmed: null },
  getConversation: {
    method: 'get',
    path: '/api/conversations/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
  },
  changeConversation: {
    method: 'patch',
    path: '/api/conversations/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  sendMessage: {
    method: 'post',
    path: '/api/conversations/{applicationId}/messages/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  sendFile: {
    method: 'post',
    path: '/api/conversations/{applicationId}/files/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  getMessageFile: {
    method: 'get',
    path: '/api/conversations/{applicationId}/messages/{number}/file/',
    audience: 'person-owner',
    unconfirmed: null,
  },
  readMessages: {
    method: 'post',
    path: '/api/conversations/{applicationId}/read/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  getAgreement: {
    method: 'get',
    path: '/api/agreements/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
  },
  writeAgreement: {
    method: 'post',
    path: '/api/agreements/{applicationId}/versions/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  takeAgreementStep: {
    method: 'post',
    path: '/api/agreements/{applicationId}/steps/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  getAgreementPdf: {
    method: 'get',
    path: '/api/agreements/{applicationId}/pdf/',
    audience: 'person-owner',
    unconfirmed: null,
  },
  writeWorkRecordEntry: {
    method: 'put',
    path: '/api/agreements/{applicationId}/work-record/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  listWorkRecord: { method: 'get', path: '/api/work-record/', audience: 'person', unconfirmed: null },
  takeWorkRecordStep: {
    method: 'post',
    path: '/api/work-record/{entryId}/',
    audience: 'person-owner',
    unconfirmed: 'refused',
  },
  listMessageTemplates: {
    method: 'get',
    path: '/api/message-templates/',
    audience: 'client',
    unconfirmed: null,
  },
  createMessageTemplate: {
    method: 'post',
    path: '/api/message-templates/',
    audience: 'client',
    unconfirmed: 'allowed',
  },
  updateMessageTemplate: {
    method: 'put',
    path: '/api/message-templates/{templateId}/',
    audience: 'client-owner',
    unconfirmed: 'allowed',
  },
  deleteMessageTemplate: {
    method: 'delete',
    path: '/api/message-templates/{templateId}/',
    audience: 'client-owner',
    unconfirmed: 'allowed',
  },
  listInvitations: { method: 'get', path: '/api/invitations/', audience: 'freelancer', unconfirmed: null },
  declineInvitation: {
    method: 'post',
    path: '/api/invitations/{invitationId}/decline/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
  },
  undoInvitationDecline: {
    method: 'post',
    path: '/api/invitations/{invitationId}/decline/undo/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
  },
  listJobsToInviteTo: {
    method: 'get',
    path: '/api/job-listings/to-invite/{freelancerId}/',
    audience: 'client',
    unconfirmed: null,
  },
  contactFreelancer: {
    method: 'post',
    path: '/api/contact/contact-freelancer/',
    audience: 'public',
    unconfirmed: null,
  },
  getSite: { method: 'get', path: '/api/site/', audience: 'public', unconfirmed: null },
  getHealth: { method: 'get', path: '/healthz', audience: 'public', unconfirmed: null },
  getReadiness: { method: 'get', path: '/readyz', audience: 'public', unconfirmed: null },
} as const;
