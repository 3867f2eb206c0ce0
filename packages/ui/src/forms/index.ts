export { AgreementForm, type AgreementFormProps } from './AgreementForm/AgreementForm.tsx';
export { agreementValues, type AgreementValues } from './AgreementForm/agreementValues.ts';
export {
  Conversation,
  type ConversationProps,
  type ConversationState,
  type TypedMessage,
  type UnsentMessage,
} from './Conversation/Conversation.tsx';
export type { SavedListState } from './SavedNote/SavedListField.tsx';
export type { SavedNoteState } from './SavedNote/SavedNote.tsx';
export { DeclineAllForm, type DeclineAllFormProps } from './DeclineAllForm/DeclineAllForm.tsx';
export { emptyApplication, type ApplicationValues, type ApplyValues } from './ApplyForm/applyValues.ts';
export type { EarlierLetter } from './ApplyForm/earlierLetter.ts';
export { ApplyForm, type ApplyFormProps } from './ApplyForm/ApplyForm.tsx';
export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from './ChangePasswordForm/ChangePasswordForm.tsx';
export { companyValues, type CompanyFormInput, type CompanyValues } from './EditCompanyForm/companyValues.ts';
export { EditCompanyForm, type EditCompanyFormProps } from './EditCompanyForm/EditCompanyForm.tsx';
export { DomainSection, type DomainSectionProps } from './DomainSection/DomainSection.tsx';
export {
  editProfileValues,
  type EditProfileValues,
  type ProfileInput,
} from './EditProfileForm/editProfileValues.ts';
export { EditProfileForm, type EditProfileFormProps } from './EditProfileForm/EditProfileForm.tsx';
export {
  EditSearchForm,
  type ChangedSearch,
  type EditSearchFormProps,
  type ShownConditions,
} from './EditSearchForm/EditSearchForm.tsx';
export { type ResumeReading } from './EditProfileForm/ResumeReader.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export { copiedValues, emptyJob, jobValues, type JobValues } from './JobForm/jobValues.ts';
export { JobForm, type JobFormProps } from './JobForm/JobForm.tsx';
export type { AskQuestionValues } from './AskQuestionForm/askQuestionValues.ts';
export { AskQuestionForm, type AskQuestionFormProps } from './AskQuestionForm/AskQuestionForm.tsx';
export { PushSection, type PushSectionProps, type PushState } from './PushSection/PushSection.tsx';
export { ReplyForm, type ReplyFormProps, type ReplyValues } from './ReplyForm/ReplyForm.tsx';
export {
  MessageTemplates,
  type SavedMessages,
  type MessageTemplatesProps,
} from './MessageTemplates/MessageTemplates.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm/ResetPasswordForm.tsx';
export { CodeLogInForm, type CodeLogInFormProps } from './CodeLogInForm/CodeLogInForm.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
export { Invitations, type InvitationsProps } from './Invitations/Invitations.tsx';
export { InviteForm, type InviteFormProps } from './InviteForm/InviteForm.tsx';
export { emptyInvitation, type InviteInput, type InviteValues } from './InviteForm/inviteValues.ts';
export {
  SavedSearchForm,
  type SavedSearchFormProps,
  type SavedSearchValues,
} from './SavedSearchForm/SavedSearchForm.tsx';
export { SentenceForm, type SentenceFormProps, type SentenceValues } from './SentenceForm/SentenceForm.tsx';
export { SignUpForm, type SignUpFormProps } from './SignUpForm/SignUpForm.tsx';
export { NameForm, type NameFormProps, type PersonName } from './NameForm/NameForm.tsx';
export { RulingForm, type RulingFormProps } from './RulingForm/RulingForm.tsx';
export { emptyRuling, type RulingValues } from './RulingForm/rulingValues.ts';
export { BrandForm, type BrandFormInput, type BrandFormProps } from './BrandForm/BrandForm.tsx';
export { SignUpInviteForm, type SignUpInviteFormProps } from './SignUpInviteForm/SignUpInviteForm.tsx';
export { SiteSettingsForm, type SiteSettingsFormProps } from './SiteSettingsForm/SiteSettingsForm.tsx';
export { MailTextForm, type MailTextFormProps } from './MailTextForm/MailTextForm.tsx';
export {
  LegalTextForm,
  legalTextValues,
  type LegalTextFormProps,
  type LegalTextValues,
} from './LegalTextForm/LegalTextForm.tsx';
export {
  AppealForm,
  emptyAppeal,
  type AppealFormProps,
  type AppealValues,
} from './AppealForm/AppealForm.tsx';
export {
  AppealRulingForm,
  emptyAppealRuling,
  type AppealRulingFormProps,
  type AppealRulingValues,
} from './AppealRulingForm/AppealRulingForm.tsx';
