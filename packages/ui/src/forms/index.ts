export { emptyApplication, type ApplicationValues, type ApplyValues } from './ApplyForm/applyValues.ts';
export { ApplyForm, type ApplyFormProps } from './ApplyForm/ApplyForm.tsx';
export {
  editProfileValues,
  type EditProfileValues,
  type ProfileInput,
} from './EditProfileForm/editProfileValues.ts';
export { EditProfileForm, type EditProfileFormProps } from './EditProfileForm/EditProfileForm.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export { emptyJob, type JobValues } from './JobForm/jobValues.ts';
export { JobForm, type JobFormProps } from './JobForm/JobForm.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm/ResetPasswordForm.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
export { SignUpForm, type SignUpFormProps } from './SignUpForm/SignUpForm.tsx';
