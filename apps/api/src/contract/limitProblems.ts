/** Names the limited action in a refusal, so that users know what they did too often. */
import type { OperationId } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';

type LimitProblem = Extract<NamedProblem, { params: { minutes: unknown } }>['code'];

const problems: Partial<Readonly<Record<OperationId, LimitProblem>>> = {
  register: 'too_many_registrations',
  logIn: 'too_many_logins',
  requestPasswordReset: 'too_many_reset_requests',
  sendConfirmation: 'too_many_reset_requests',
  correctAddress: 'too_many_reset_requests',
  checkPasswordReset: 'too_many_links_opened',
  checkJobLink: 'too_many_links_opened',
  confirmJob: 'too_many_links_opened',
  checkMailLink: 'too_many_links_opened',
  chooseMails: 'too_many_links_opened',
  confirmAddress: 'too_many_links_opened',
  restoreAddress: 'too_many_links_opened',
  confirmPasswordReset: 'too_many_password_attempts',
  changeAddress: 'too_many_password_attempts',
  requestDeletion: 'too_many_password_attempts',
  exportData: 'too_many_password_attempts',
  changePassword: 'too_many_password_attempts',
  endSession: 'too_many_password_attempts',
  endOtherSessions: 'too_many_password_attempts',
  preparePasskey: 'too_many_attempts_for_minutes',
  removePasskey: 'too_many_attempts_for_minutes',
  addPasskey: 'too_many_attempts_for_minutes',
  prepareCodes: 'too_many_attempts_for_minutes',
  renewRecoveryCodes: 'too_many_attempts_for_minutes',
  turnOffCodes: 'too_many_attempts_for_minutes',
  turnOnCodes: 'too_many_attempts_for_minutes',
  logInWithCode: 'too_many_logins',
  logInWithPasskey: 'too_many_logins',
  createJob: 'too_many_jobs',
  updateJob: 'too_many_job_changes',
  contactFreelancer: 'too_many_messages',
  openVisitorThread: 'too_many_links_opened',
  sendVisitorMessage: 'too_many_messages',
  changeVisitorThread: 'too_many_changes',
  sendMessage: 'too_many_messages',
  sendFile: 'too_many_messages',
  applyToJob: 'too_many_applications',
  askQuestion: 'too_many_questions',
  inviteFreelancer: 'too_many_invitations',
  inviteToTeam: 'too_many_team_invitations',
  resendTeamInvitation: 'too_many_team_invitations',
  checkTeamInvitation: 'too_many_links_opened',
  joinTeam: 'too_many_links_opened',
  handOverTeam: 'too_many_password_attempts',
  writeAgreement: 'too_many_changes',
  takeAgreementStep: 'too_many_changes',
  saveDraft: 'too_many_changes',
  writeWorkRecordEntry: 'too_many_changes',
  takeWorkRecordStep: 'too_many_changes',
  updateMyCompany: 'too_many_changes',
  updateFreelancer: 'too_many_changes',
  addPortfolioPiece: 'too_many_changes',
  updatePortfolioPiece: 'too_many_changes',
  addProfileResume: 'too_many_changes',
  updateProfileResume: 'too_many_changes',
  readProfileResume: 'too_many_resumes_read',
};

/** Returns the code for an operation or another resource. All resources in the read budgets share one code. */
export function limitProblemOf(action: string): LimitProblem {
  const named: Readonly<Record<string, LimitProblem>> = problems;
  return named[action] ?? 'too_many_requests';
}
