/** Generated from openapi.yaml by `pnpm generate`. */

export const roleValues = ['freelancer', 'client'] as const;

export const languageValues = ['en', 'de', 'ar'] as const;

export const categoryValues = ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'] as const;

export const employmentTypeValues = ['full-time', 'part-time', 'contract'] as const;

export const workTypeValues = ['onsite', 'hybrid', 'remote'] as const;

export const countryCodeValues = [
  'AD',
  'AE',
  'AF',
  'AG',
  'AI',
  'AL',
  'AM',
  'AO',
  'AQ',
  'AR',
  'AS',
  'AT',
  'AU',
  'AW',
  'AX',
  'AZ',
  'BA',
  'BB',
  'BD',
  'BE',
  'BF',
  'BG',
  'BH',
  'BI',
  'BJ',
  'BL',
  'BM',
  'BN',
  'BO',
  'BQ',
  'BR',
  'BS',
  'BT',
  'BV',
  'BW',
  'BY',
  'BZ',
  'CA',
  'CC',
  'CD',
  'CF',
  'CG',
  'CH',
  'CI',
  'CK',
  'CL',
  'CM',
  'CN',
  'CO',
  'CR',
  'CU',
  'CV',
  'CW',
  'CX',
  'CY',
  'CZ',
  'DE',
  'DJ',
  'DK',
  'DM',
  'DO',
  'DZ',
  'EC',
  'EE',
  'EG',
  'EH',
  'ER',
  'ES',
  'ET',
  'FI',
  'FJ',
  'FK',
  'FM',
  'FO',
  'FR',
  'GA',
  'GB',
  'GD',
  'GE',
  'GF',
  'GG',
  'GH',
  'GI',
  'GL',
  'GM',
  'GN',
  'GP',
  'GQ',
  'GR',
  'GS',
  'GT',
  'GU',
  'GW',
  'GY',
  'HK',
  'HM',
  'HN',
  'HR',
  'HT',
  'HU',
  'ID',
  'IE',
  'IL',
  'IM',
  'IN',
  'IO',
  'IQ',
  'IR',
  'IS',
  'IT',
  'JE',
  'JM',
  'JO',
  'JP',
  'KE',
  'KG',
  'KH',
  'KI',
  'KM',
  'KN',
  'KP',
  'KR',
  'KW',
  'KY',
  'KZ',
  'LA',
  'LB',
  'LC',
  'LI',
  'LK',
  'LR',
  'LS',
  'LT',
  'LU',
  'LV',
  'LY',
  'MA',
  'MC',
  'MD',
  'ME',
  'MF',
  'MG',
  'MH',
  'MK',
  'ML',
  'MM',
  'MN',
  'MO',
  'MP',
  'MQ',
  'MR',
  'MS',
  'MT',
  'MU',
  'MV',
  'MW',
  'MX',
  'MY',
  'MZ',
  'NA',
  'NC',
  'NE',
  'NF',
  'NG',
  'NI',
  'NL',
  'NO',
  'NP',
  'NR',
  'NU',
  'NZ',
  'OM',
  'PA',
  'PE',
  'PF',
  'PG',
  'PH',
  'PK',
  'PL',
  'PM',
  'PN',
  'PR',
  'PS',
  'PT',
  'PW',
  'PY',
  'QA',
  'RE',
  'RO',
  'RS',
  'RU',
  'RW',
  'SA',
  'SB',
  'SC',
  'SD',
  'SE',
  'SG',
  'SH',
  'SI',
  'SJ',
  'SK',
  'SL',
  'SM',
  'SN',
  'SO',
  'SR',
  'SS',
  'ST',
  'SV',
  'SX',
  'SY',
  'SZ',
  'TC',
  'TD',
  'TF',
  'TG',
  'TH',
  'TJ',
  'TK',
  'TL',
  'TM',
  'TN',
  'TO',
  'TR',
  'TT',
  'TV',
  'TW',
  'TZ',
  'UA',
  'UG',
  'UM',
  'US',
  'UY',
  'UZ',
  'VA',
  'VC',
  'VE',
  'VG',
  'VI',
  'VN',
  'VU',
  'WF',
  'WS',
  'YE',
  'YT',
  'ZA',
  'ZM',
  'ZW',
] as const;

export const countryGroupValues = ['EU', 'EEA'] as const;

export const payPeriodValues = ['hour', 'day', 'month', 'year', 'project'] as const;

export const availabilityValues = ['Available', 'Busy', 'On Leave'] as const;

export const applicationStatusValues = ['pending', 'accepted', 'rejected', 'withdrawn', 'closed'] as const;

export const problemCodeValues = [
  'not_signed_in',
  'session_ended',
  'session_revoked',
  'clients_only',
  'freelancers_only',
  'staff_only',
  'account_suspended',
  'account_ended',
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
  'too_many_reports',
  'too_many_changes',
  'too_many_resumes_read',
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
  'accent_unreadable',
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
  'good_faith_required',
  'case_decided',
  'case_without_account',
  'nothing_to_change',
  'staff_protected',
  'legal_text_changed',
  'sign_ups_closed',
  'sign_ups_by_invitation',
  'sign_up_invitation_unknown',
  'sign_up_invitation_used',
  'sign_up_invitation_expired',
  'sign_up_invitation_withdrawn',
  'sign_up_address_differs',
  'sign_up_client_only',
  'sign_up_invited_already',
  'member_already',
  'day_too_late',
  'setting_fixed',
  'mail_being_sent',
  'staff_account',
  'appeal_late',
  'appeal_repeated',
  'appeal_decided',
  'other_moderator_decides',
  'own_case',
  'already_reported',
  'freelancer_unknown',
  'skills_unknown',
  'skill_exists',
  'placeholder_unknown',
  'placeholder_missing',
  'subject_missing',
  'subject_fixed',
  'staff_deletion',
  'team_owner_leaves',
  'portfolio_full',
  'piece_empty',
  'pieces_incomplete',
  'templates_full',
  'day_past',
  'decision_date_out_of_range',
  'pay_reversed',
  'not_for_remote_job',
  'not_for_onsite_job',
  'too_many_decimals',
  'publication_after_deadline',
  'publication_of_active_job',
  'job_changed',
  'job_active',
  'job_deleted',
  'job_filled',
  'job_changes_gone',
  'question_own_job',
  'questions_closed',
  'questions_off',
  'open_jobs_full',
  'messages_of_day',
  'visitor_contact_off',
  'push_off',
  'passkeys_off',
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
  'resume_not_a_pdf',
  'resume_without_text',
  'resume_encrypted',
  'resume_damaged',
  'resume_too_complex',
  'resume_too_slow',
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
  'owners_only',
  'recruiters_only',
  'domain_missing',
  'domain_unconfirmed',
  'team_owner_stays',
  'team_member_already',
  'team_invited_already',
  'team_full',
  'team_closed',
  'team_join_member',
  'team_join_owner',
  'team_join_jobs',
  'team_join_leaving',
  'team_heir_unconfirmed',
  'team_heir_leaving',
  'team_heir_suspended',
  'too_many_team_invitations',
  'too_many_invitations',
  'invitations_off',
  'invited_already',
  'invitee_has_applied',
  'invitations_closed',
  'invitations_of_day',
  'invitation_applied',
  'invitation_ended',
  'draft_changed',
  'job_drafts_full',
  'saved_full',
  'saved_search_exists',
  'saved_searches_full',
  'agreement_changed',
  'agreement_moved',
  'agreement_closed',
  'agreement_versions_full',
  'work_not_done',
  'sentence_changed',
  'conversation_file_hidden',
  'conversation_files_full',
  'conversation_without_files',
  'thread_waiting',
] as const;

export const legalKindValues = ['rules', 'terms', 'privacy', 'imprint', 'accessibility'] as const;

export const signUpsValues = ['open', 'invitation', 'closed'] as const;

export const signUpInvitationStateValues = ['waiting', 'used', 'expired', 'withdrawn'] as const;

export const deskActionValues = [
  'role_granted',
  'role_removed',
  'legal_text_published',
  'setting_changed',
  'brand_changed',
  'mails_retried',
  'mail_given_up',
  'task_started',
  'sessions_ended',
  'factors_removed',
  'confirmation_sent',
  'deletion_planned',
  'deletion_cancelled',
  'skill_added',
  'skill_changed',
  'skill_merged',
  'mail_text_changed',
  'mail_text_reset',
  'sign_up_invited',
  'sign_up_invitation_withdrawn',
] as const;

export const taskStateValues = ['not_run', 'running', 'succeeded', 'failed'] as const;

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
  'saved_searches',
] as const;

export const deskJobStateValues = [
  'open',
  'closed',
  'filled',
  'planned',
  'inactive',
  'hidden',
  'deleted',
] as const;

export const freelancerSortValues = ['best', 'newest', 'rate_low', 'rate_high'] as const;

export const jobSortValues = ['best', 'date', 'oldest'] as const;

export const postedWithinValues = [1, 7, 30] as const;

export const companySizeValues = ['1', '2-10', '11-50', '51-200', '201-1000', '1001+'] as const;

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

export const savedJobStateValues = ['open', 'closing_soon', 'filled', 'closed', 'unlisted'] as const;

export const mailFrequencyValues = ['off', 'daily', 'weekly'] as const;

export const workRecordActionValues = ['confirm', 'hide', 'show'] as const;

export const invitationStateValues = ['waiting', 'declined', 'applied', 'ended'] as const;

export const teamRoleValues = ['owner', 'recruiter', 'reader'] as const;

export const teamMemberRoleValues = ['recruiter', 'reader'] as const;

export const notificationKindValues = [
  'application_received',
  'application_withdrawn',
  'question_received',
  'job_published',
  'job_unattended',
  'job_unattended_paused',
  'freelancers_found',
  'application_accepted',
  'application_declined',
  'application_closed',
  'application_shortlisted',
  'applications_expiring',
  'job_changed',
  'job_paused',
  'question_replied',
  'question_deleted',
  'invitation_received',
  'saved_search_matched',
  'visitor_thread_begun',
  'visitor_message_received',
  'message_received',
  'agreement_changed',
  'work_record_sentence_received',
  'statement_received',
  'appeal_decided',
] as const;

export const pushGroupValues = [
  'applications',
  'still_looking',
  'questions',
  'job_changes',
  'messages',
  'invitations',
  'saved_searches',
  'other',
] as const;

export const reportKindValues = [
  'job',
  'freelancer',
  'company',
  'question',
  'reply',
  'message',
  'portfolio_piece',
  'portrait',
  'logo',
] as const;

export const reportReasonValues = [
  'illegal_content',
  'scam',
  'spam',
  'discrimination',
  'personal_data',
  'copyright',
  'other',
] as const;

export const reportOutcomeValues = ['open', 'dismissed', 'acted', 'reversed'] as const;

export const staffRoleValues = ['moderator', 'operator'] as const;

export const moderationRuleValues = [
  'law',
  'honesty',
  'spam',
  'respect',
  'privacy',
  'copyright',
  'suitability',
] as const;

export const rulingActionValues = ['dismiss', 'request_change', 'hide', 'suspend', 'end_account'] as const;

export const caseStateValues = ['open', 'appealed', 'decided'] as const;

export const plainRuleValues = ['only_links', 'phone_number', 'scam_phrase', 'same_text'] as const;

export const appealOutcomeValues = ['waiting', 'upheld', 'reversed'] as const;

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

export const listNotificationsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const deleteDraftRules = { version: { minimum: 1, maximum: 9007199254740991 } } as const;

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
  located_in: { maxItems: 20 },
  pay_min: { maximum: 10000000000 },
  pay_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const suggestSearchesRules = { search: { maxLength: 100 } } as const;

export const lookUpJobsRules = { id: { minItems: 1, maxItems: 20 } } as const;

export const listJobChangesRules = {
  since: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\\.[1-9][0-9]{0,9})?$' },
} as const;

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

export const listSavedJobsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  list: { minLength: 1, maxLength: 40, pattern: '\\S' },
} as const;

export const listSavedFreelancersRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listCasesRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listStatementsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const exportStatementsRules = { year: { minimum: 2020, maximum: 2200 } } as const;

export const listContactThreadsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const getLegalTextRules = { version: { minimum: 1, maximum: 2147483647 } } as const;

export const listSignUpInvitationsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listPeopleRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 200 },
} as const;

export const listDeskJobsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 200 },
} as const;

export const endpoints = {
  register: {
    method: 'post',
    path: '/api/auth/registration/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  checkSignUpInvitation: {
    method: 'post',
    path: '/api/auth/registration/invitation/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  logIn: {
    method: 'post',
    path: '/api/auth/login/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  logInWithCode: {
    method: 'post',
    path: '/api/auth/login/code/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  preparePasskeyLogIn: {
    method: 'post',
    path: '/api/auth/login/passkey/options/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  logInWithPasskey: {
    method: 'post',
    path: '/api/auth/login/passkey/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  logOut: {
    method: 'post',
    path: '/api/auth/logout/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  refreshToken: {
    method: 'post',
    path: '/api/auth/token/refresh/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  requestPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  checkPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/check/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  confirmPasswordReset: {
    method: 'post',
    path: '/api/auth/password/reset/confirm/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changePassword: {
    method: 'post',
    path: '/api/auth/password/change/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  correctAddress: {
    method: 'put',
    path: '/api/auth/address/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  sendConfirmation: {
    method: 'post',
    path: '/api/auth/address/send/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  confirmAddress: {
    method: 'post',
    path: '/api/auth/address/confirm/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeAddress: {
    method: 'post',
    path: '/api/auth/address/change/',
    audience: 'person',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  restoreAddress: {
    method: 'post',
    path: '/api/auth/address/restore/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listPasskeys: {
    method: 'get',
    path: '/api/auth/passkeys/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  addPasskey: {
    method: 'post',
    path: '/api/auth/passkeys/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  preparePasskey: {
    method: 'post',
    path: '/api/auth/passkeys/options/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  renamePasskey: {
    method: 'put',
    path: '/api/auth/passkeys/{passkeyId}/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  removePasskey: {
    method: 'post',
    path: '/api/auth/passkeys/{passkeyId}/remove/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  getCodes: {
    method: 'get',
    path: '/api/auth/codes/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  turnOnCodes: {
    method: 'post',
    path: '/api/auth/codes/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  prepareCodes: {
    method: 'post',
    path: '/api/auth/codes/setup/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/auth/codes/recovery/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  turnOffCodes: {
    method: 'post',
    path: '/api/auth/codes/off/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listSessions: {
    method: 'get',
    path: '/api/auth/sessions/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  endOtherSessions: {
    method: 'post',
    path: '/api/auth/sessions/end-others/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  endSession: {
    method: 'post',
    path: '/api/auth/sessions/{sessionId}/end/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  getCurrentUser: {
    method: 'get',
    path: '/api/users/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  updateCurrentUser: {
    method: 'patch',
    path: '/api/users/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  checkMailLink: {
    method: 'post',
    path: '/api/users/mails/check/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  chooseMails: {
    method: 'post',
    path: '/api/users/mails/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  requestDeletion: {
    method: 'post',
    path: '/api/users/deletion/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  cancelDeletion: {
    method: 'delete',
    path: '/api/users/deletion/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  countUnread: {
    method: 'get',
    path: '/api/users/unread/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  streamEvents: {
    method: 'get',
    path: '/api/users/events/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listNotifications: {
    method: 'get',
    path: '/api/users/notifications/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readNotifications: {
    method: 'patch',
    path: '/api/users/notifications/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  getPush: {
    method: 'get',
    path: '/api/users/push/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  turnOnPush: {
    method: 'put',
    path: '/api/users/push/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  turnOffPush: {
    method: 'delete',
    path: '/api/users/push/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listJobDrafts: {
    method: 'get',
    path: '/api/users/job-drafts/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getDraft: {
    method: 'get',
    path: '/api/users/drafts/{draftKey}/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  saveDraft: {
    method: 'put',
    path: '/api/users/drafts/{draftKey}/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  deleteDraft: {
    method: 'delete',
    path: '/api/users/drafts/{draftKey}/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listActivity: {
    method: 'get',
    path: '/api/users/activity/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getCalendarAddress: {
    method: 'get',
    path: '/api/users/calendar/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  createCalendarAddress: {
    method: 'post',
    path: '/api/users/calendar/',
    audience: 'person',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  removeCalendarAddress: {
    method: 'delete',
    path: '/api/users/calendar/',
    audience: 'person',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  exportData: {
    method: 'post',
    path: '/api/users/export/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listFreelancers: {
    method: 'get',
    path: '/api/accounts/freelancers/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getFreelancer: {
    method: 'get',
    path: '/api/accounts/freelancers/{id}/',
    audience: 'visitor',
    unconfirmed: null,
    teamRole: 'reader',
  },
  updateFreelancer: {
    method: 'put',
    path: '/api/accounts/freelancers/{id}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listProfileResumes: {
    method: 'get',
    path: '/api/accounts/resumes/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  addProfileResume: {
    method: 'post',
    path: '/api/accounts/resumes/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  updateProfileResume: {
    method: 'put',
    path: '/api/accounts/resumes/{profileResumeId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  deleteProfileResume: {
    method: 'delete',
    path: '/api/accounts/resumes/{profileResumeId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  getProfileResume: {
    method: 'get',
    path: '/api/accounts/resumes/{profileResumeId}/file/',
    audience: 'freelancer-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readProfileResume: {
    method: 'get',
    path: '/api/accounts/resumes/{profileResumeId}/suggestions/',
    audience: 'freelancer-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  addPortfolioPiece: {
    method: 'post',
    path: '/api/accounts/portfolio/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  orderPortfolio: {
    method: 'put',
    path: '/api/accounts/portfolio/order/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  updatePortfolioPiece: {
    method: 'put',
    path: '/api/accounts/portfolio/{pieceId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  deletePortfolioPiece: {
    method: 'delete',
    path: '/api/accounts/portfolio/{pieceId}/',
    audience: 'freelancer-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listSkills: {
    method: 'get',
    path: '/api/accounts/skills/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listJobs: {
    method: 'get',
    path: '/api/job-listings/listings/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  suggestSearches: {
    method: 'get',
    path: '/api/job-listings/suggestions/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getJob: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/',
    audience: 'visitor',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listRelatedJobs: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/related/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getJobEvidence: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/evidence/',
    audience: 'visitor',
    unconfirmed: null,
    teamRole: 'reader',
  },
  countJobView: {
    method: 'post',
    path: '/api/job-listings/listings/{jobId}/views/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  lookUpJobs: {
    method: 'get',
    path: '/api/job-listings/look-up/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listJobChanges: {
    method: 'get',
    path: '/api/job-listings/changes/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listQuestions: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/questions/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  askQuestion: {
    method: 'post',
    path: '/api/job-listings/listings/{jobId}/questions/',
    audience: 'person',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listMyQuestions: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/questions/mine/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listMyJobQuestions: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/questions/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getJobFunnel: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/funnel/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listJobInvitations: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/invitations/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  inviteFreelancer: {
    method: 'post',
    path: '/api/job-listings/my-detail/{jobId}/invitations/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  replyToQuestion: {
    method: 'put',
    path: '/api/job-listings/questions/{questionId}/reply/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  deleteQuestion: {
    method: 'post',
    path: '/api/job-listings/questions/{questionId}/delete/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  deleteQuestionsOfAsker: {
    method: 'post',
    path: '/api/job-listings/questions/{questionId}/delete-all/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  checkJobLink: {
    method: 'post',
    path: '/api/job-listings/still-looking/check/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  confirmJob: {
    method: 'post',
    path: '/api/job-listings/still-looking/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getJobToEdit: {
    method: 'get',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  updateJob: {
    method: 'put',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  deleteJob: {
    method: 'delete',
    path: '/api/job-listings/listings/{jobId}/edit/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  listMyJobs: {
    method: 'get',
    path: '/api/job-listings/my-listings/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getMyJob: {
    method: 'get',
    path: '/api/job-listings/my-detail/{jobId}/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getJobHistory: {
    method: 'get',
    path: '/api/job-listings/history/{jobId}/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  createJob: {
    method: 'post',
    path: '/api/job-listings/create/',
    audience: 'client',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getCompany: {
    method: 'get',
    path: '/api/companies/{company}/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listCompanyJobs: {
    method: 'get',
    path: '/api/companies/{company}/jobs/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getMyCompany: {
    method: 'get',
    path: '/api/accounts/company/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  updateMyCompany: {
    method: 'put',
    path: '/api/accounts/company/',
    audience: 'client',
    unconfirmed: 'allowed',
    teamRole: 'owner',
  },
  getCompanyDomain: {
    method: 'get',
    path: '/api/accounts/company/domain/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  confirmCompanyDomain: {
    method: 'post',
    path: '/api/accounts/company/domain/',
    audience: 'client',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  listMyApplications: {
    method: 'get',
    path: '/api/applications/my/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getMyApplication: {
    method: 'get',
    path: '/api/applications/my/{applicationId}/',
    audience: 'freelancer-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  withdrawApplication: {
    method: 'post',
    path: '/api/applications/my/{applicationId}/withdraw/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  hasApplied: {
    method: 'get',
    path: '/api/applications/has-applied/{jobId}/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  applyToJob: {
    method: 'post',
    path: '/api/applications/apply/',
    audience: 'freelancer',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listApplications: {
    method: 'get',
    path: '/api/applications/list/{jobId}',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  decideApplication: {
    method: 'patch',
    path: '/api/applications/update/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  undoDecision: {
    method: 'post',
    path: '/api/applications/update/{applicationId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  declineAll: {
    method: 'post',
    path: '/api/applications/decline-all/{jobId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  undoDeclines: {
    method: 'post',
    path: '/api/applications/decline-all/{jobId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  fillJob: {
    method: 'post',
    path: '/api/applications/fill/{jobId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  undoFill: {
    method: 'post',
    path: '/api/applications/fill/{jobId}/undo/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  listWaiting: {
    method: 'get',
    path: '/api/applications/waiting/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  shortlistApplication: {
    method: 'put',
    path: '/api/applications/shortlist/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  notifyShortlisted: {
    method: 'post',
    path: '/api/applications/shortlist/{applicationId}/notify/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  noteApplication: {
    method: 'put',
    path: '/api/applications/note/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getApplicationCalendar: {
    method: 'get',
    path: '/api/applications/calendar/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getNeighbours: {
    method: 'get',
    path: '/api/applications/neighbours/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  openApplication: {
    method: 'post',
    path: '/api/applications/opened/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  revealApplicant: {
    method: 'post',
    path: '/api/applications/reveal/{applicationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getResume: {
    method: 'get',
    path: '/api/applications/resume/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listConversations: {
    method: 'get',
    path: '/api/conversations/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getConversation: {
    method: 'get',
    path: '/api/conversations/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeConversation: {
    method: 'patch',
    path: '/api/conversations/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  sendMessage: {
    method: 'post',
    path: '/api/conversations/{applicationId}/messages/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  sendFile: {
    method: 'post',
    path: '/api/conversations/{applicationId}/files/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getMessageFile: {
    method: 'get',
    path: '/api/conversations/{applicationId}/messages/{number}/file/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readMessages: {
    method: 'post',
    path: '/api/conversations/{applicationId}/read/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getAgreement: {
    method: 'get',
    path: '/api/agreements/{applicationId}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  writeAgreement: {
    method: 'post',
    path: '/api/agreements/{applicationId}/versions/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  takeAgreementStep: {
    method: 'post',
    path: '/api/agreements/{applicationId}/steps/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  getAgreementPdf: {
    method: 'get',
    path: '/api/agreements/{applicationId}/pdf/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  writeWorkRecordEntry: {
    method: 'put',
    path: '/api/agreements/{applicationId}/work-record/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  listWorkRecord: {
    method: 'get',
    path: '/api/work-record/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  takeWorkRecordStep: {
    method: 'post',
    path: '/api/work-record/{entryId}/',
    audience: 'person-owner',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  listMessageTemplates: {
    method: 'get',
    path: '/api/message-templates/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  createMessageTemplate: {
    method: 'post',
    path: '/api/message-templates/',
    audience: 'client',
    unconfirmed: 'allowed',
    teamRole: 'recruiter',
  },
  updateMessageTemplate: {
    method: 'put',
    path: '/api/message-templates/{templateId}/',
    audience: 'client-owner',
    unconfirmed: 'allowed',
    teamRole: 'recruiter',
  },
  deleteMessageTemplate: {
    method: 'delete',
    path: '/api/message-templates/{templateId}/',
    audience: 'client-owner',
    unconfirmed: 'allowed',
    teamRole: 'recruiter',
  },
  getTeam: { method: 'get', path: '/api/team/', audience: 'client', unconfirmed: null, teamRole: 'reader' },
  inviteToTeam: {
    method: 'post',
    path: '/api/team/invitations/',
    audience: 'client',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  withdrawTeamInvitation: {
    method: 'delete',
    path: '/api/team/invitations/{teamInvitationId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  resendTeamInvitation: {
    method: 'post',
    path: '/api/team/invitations/{teamInvitationId}/resend/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  checkTeamInvitation: {
    method: 'post',
    path: '/api/team/invitation/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  joinTeam: {
    method: 'post',
    path: '/api/team/join/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  changeTeamRole: {
    method: 'patch',
    path: '/api/team/members/{memberId}/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  removeTeamMember: {
    method: 'delete',
    path: '/api/team/members/{memberId}/',
    audience: 'client-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  handOverTeam: {
    method: 'post',
    path: '/api/team/hand-over/',
    audience: 'client-owner',
    unconfirmed: 'refused',
    teamRole: 'owner',
  },
  listInvitations: {
    method: 'get',
    path: '/api/invitations/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  declineInvitation: {
    method: 'post',
    path: '/api/invitations/{invitationId}/decline/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  undoInvitationDecline: {
    method: 'post',
    path: '/api/invitations/{invitationId}/decline/undo/',
    audience: 'freelancer-owner',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listJobsToInviteTo: {
    method: 'get',
    path: '/api/job-listings/to-invite/{freelancerId}/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getSaved: { method: 'get', path: '/api/saved/', audience: 'person', unconfirmed: null, teamRole: 'reader' },
  listSavedJobs: {
    method: 'get',
    path: '/api/saved/jobs/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  takeSavedJobs: {
    method: 'post',
    path: '/api/saved/jobs/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  markSavedJobsSeen: {
    method: 'post',
    path: '/api/saved/jobs/seen/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  saveJob: {
    method: 'put',
    path: '/api/saved/jobs/{jobId}/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  removeSavedJob: {
    method: 'delete',
    path: '/api/saved/jobs/{jobId}/',
    audience: 'freelancer',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listSavedSearches: {
    method: 'get',
    path: '/api/saved/searches/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  createSavedSearch: {
    method: 'post',
    path: '/api/saved/searches/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  checkSavedSearchLink: {
    method: 'post',
    path: '/api/saved/searches/check-link/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeSavedSearchByLink: {
    method: 'post',
    path: '/api/saved/searches/by-link/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  deleteSavedSearchByLink: {
    method: 'post',
    path: '/api/saved/searches/delete-by-link/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  updateSavedSearch: {
    method: 'patch',
    path: '/api/saved/searches/{savedSearchId}/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  deleteSavedSearch: {
    method: 'delete',
    path: '/api/saved/searches/{savedSearchId}/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  lookAtSavedSearch: {
    method: 'post',
    path: '/api/saved/searches/{savedSearchId}/look/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  listSavedFreelancers: {
    method: 'get',
    path: '/api/saved/freelancers/',
    audience: 'client',
    unconfirmed: null,
    teamRole: 'reader',
  },
  saveFreelancer: {
    method: 'put',
    path: '/api/saved/freelancers/{freelancerId}/',
    audience: 'client',
    unconfirmed: 'refused',
    teamRole: 'recruiter',
  },
  removeSavedFreelancer: {
    method: 'delete',
    path: '/api/saved/freelancers/{freelancerId}/',
    audience: 'client',
    unconfirmed: 'allowed',
    teamRole: 'recruiter',
  },
  sendReport: {
    method: 'post',
    path: '/api/moderation/reports/',
    audience: 'visitor',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readReport: {
    method: 'post',
    path: '/api/moderation/reports/read/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listCases: {
    method: 'get',
    path: '/api/moderation/cases/',
    audience: 'moderator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getCase: {
    method: 'get',
    path: '/api/moderation/cases/{caseId}/',
    audience: 'moderator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  decideCase: {
    method: 'post',
    path: '/api/moderation/cases/{caseId}/ruling/',
    audience: 'moderator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  decideAppeal: {
    method: 'post',
    path: '/api/moderation/cases/{caseId}/appeal/',
    audience: 'moderator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getReportedPicture: {
    method: 'get',
    path: '/api/moderation/reports/{reportNumber}/picture/',
    audience: 'moderator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getHiddenPicture: {
    method: 'get',
    path: '/api/moderation/pictures/{pictureName}/{size}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listStatements: {
    method: 'get',
    path: '/api/moderation/statements/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getStatement: {
    method: 'get',
    path: '/api/moderation/statements/{statementId}/',
    audience: 'person-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  appeal: {
    method: 'post',
    path: '/api/moderation/statements/{statementId}/appeal/',
    audience: 'person-owner',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  readStatementByLink: {
    method: 'post',
    path: '/api/moderation/statement/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  appealByLink: {
    method: 'post',
    path: '/api/moderation/statement/appeal/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  exportStatements: {
    method: 'get',
    path: '/api/moderation/transparency/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readTransparency: {
    method: 'get',
    path: '/api/moderation/transparency/years/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  contactFreelancer: {
    method: 'post',
    path: '/api/contact/contact-freelancer/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listContactThreads: {
    method: 'get',
    path: '/api/contact/threads/',
    audience: 'freelancer',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getContactThread: {
    method: 'get',
    path: '/api/contact/threads/{threadId}/',
    audience: 'freelancer-owner',
    unconfirmed: null,
    teamRole: 'reader',
  },
  readVisitorThread: {
    method: 'post',
    path: '/api/contact/thread/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  openVisitorThread: {
    method: 'post',
    path: '/api/contact/thread/open/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  sendVisitorMessage: {
    method: 'post',
    path: '/api/contact/thread/messages/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  markVisitorThreadRead: {
    method: 'post',
    path: '/api/contact/thread/read/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeVisitorThread: {
    method: 'post',
    path: '/api/contact/thread/change/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listLegalTexts: {
    method: 'get',
    path: '/api/legal/texts/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getLegalText: {
    method: 'get',
    path: '/api/legal/texts/{legalKind}/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listUnreadLegalTexts: {
    method: 'get',
    path: '/api/legal/acknowledgements/',
    audience: 'person',
    unconfirmed: null,
    teamRole: 'reader',
  },
  acknowledgeLegalTexts: {
    method: 'post',
    path: '/api/legal/acknowledgements/',
    audience: 'person',
    unconfirmed: 'allowed',
    teamRole: 'reader',
  },
  getDesk: {
    method: 'get',
    path: '/api/admin/desk/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getDeskFigures: {
    method: 'get',
    path: '/api/admin/figures/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  retryMails: {
    method: 'post',
    path: '/api/admin/mails/retry/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  retryMail: {
    method: 'post',
    path: '/api/admin/mails/{mailId}/retry/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  giveUpMail: {
    method: 'post',
    path: '/api/admin/mails/{mailId}/give-up/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listMailTexts: {
    method: 'get',
    path: '/api/admin/mail-texts/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getMailText: {
    method: 'get',
    path: '/api/admin/mail-texts/{mailName}/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeMailText: {
    method: 'put',
    path: '/api/admin/mail-texts/{mailName}/{mailLanguage}/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  resetMailText: {
    method: 'delete',
    path: '/api/admin/mail-texts/{mailName}/{mailLanguage}/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  runTask: {
    method: 'post',
    path: '/api/admin/tasks/{taskName}/run/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  examineInstallation: {
    method: 'post',
    path: '/api/admin/examination/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getSiteSettings: {
    method: 'get',
    path: '/api/admin/settings/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeSiteSettings: {
    method: 'patch',
    path: '/api/admin/settings/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getBrand: { method: 'get', path: '/api/brand/', audience: 'public', unconfirmed: null, teamRole: 'reader' },
  listSignUpInvitations: {
    method: 'get',
    path: '/api/admin/invitations/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  inviteToSignUp: {
    method: 'post',
    path: '/api/admin/invitations/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  withdrawSignUpInvitation: {
    method: 'post',
    path: '/api/admin/invitations/{signUpInvitationId}/withdraw/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getBrandSettings: {
    method: 'get',
    path: '/api/admin/brand/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  changeBrand: {
    method: 'put',
    path: '/api/admin/brand/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listPeople: {
    method: 'get',
    path: '/api/admin/people/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getPerson: {
    method: 'get',
    path: '/api/admin/people/{personId}/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  endSessionsOfPerson: {
    method: 'post',
    path: '/api/admin/people/{personId}/end-sessions/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  removeFactorsOfPerson: {
    method: 'post',
    path: '/api/admin/people/{personId}/remove-factors/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  sendConfirmationToPerson: {
    method: 'post',
    path: '/api/admin/people/{personId}/send-confirmation/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  planDeletionOfPerson: {
    method: 'post',
    path: '/api/admin/people/{personId}/plan-deletion/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  cancelDeletionOfPerson: {
    method: 'post',
    path: '/api/admin/people/{personId}/cancel-deletion/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  listDeskJobs: {
    method: 'get',
    path: '/api/admin/listings/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  listSkillUses: {
    method: 'get',
    path: '/api/admin/skills/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  addSkill: {
    method: 'post',
    path: '/api/admin/skills/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  changeSkill: {
    method: 'put',
    path: '/api/admin/skills/{skillId}/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  mergeSkill: {
    method: 'post',
    path: '/api/admin/skills/{skillId}/merge/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getLegalHistory: {
    method: 'get',
    path: '/api/admin/legal/{legalKind}/',
    audience: 'operator',
    unconfirmed: null,
    teamRole: 'reader',
  },
  publishLegalText: {
    method: 'post',
    path: '/api/admin/legal/{legalKind}/',
    audience: 'operator',
    unconfirmed: 'refused',
    teamRole: 'reader',
  },
  getSite: { method: 'get', path: '/api/site/', audience: 'public', unconfirmed: null, teamRole: 'reader' },
  getLanding: {
    method: 'get',
    path: '/api/site/landing/',
    audience: 'public',
    unconfirmed: null,
    teamRole: 'reader',
  },
  getHealth: { method: 'get', path: '/healthz', audience: 'public', unconfirmed: null, teamRole: 'reader' },
  getReadiness: { method: 'get', path: '/readyz', audience: 'public', unconfirmed: null, teamRole: 'reader' },
} as const;
