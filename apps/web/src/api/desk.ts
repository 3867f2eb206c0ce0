import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type {
  BrandInput,
  Language,
  MailWordsInput,
  SignUpInvitationInput,
  SiteSettingsUpdate,
  SkillInput,
} from '@skillharbor/contract';

export const getDesk = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/desk/', { signal }));

export const getDeskFigures = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/figures/', { signal }));

export const retryMails = ({ credentialed }: Api) => unwrap(credentialed.POST('/api/admin/mails/retry/'));

export const retryMail = ({ credentialed }: Api, mailId: string) =>
  unwrap(credentialed.POST('/api/admin/mails/{mailId}/retry/', { params: { path: { mailId } } }));

export const giveUpMail = ({ credentialed }: Api, mailId: string) =>
  unwrap(credentialed.POST('/api/admin/mails/{mailId}/give-up/', { params: { path: { mailId } } }));

export const runTask = ({ credentialed }: Api, taskName: string) =>
  unwrap(credentialed.POST('/api/admin/tasks/{taskName}/run/', { params: { path: { taskName } } }));

export const examineInstallation = ({ credentialed }: Api) =>
  unwrap(credentialed.POST('/api/admin/examination/'));

export const listMailTexts = ({ credentialed }: Api, language: Language, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/mail-texts/', { params: { query: { language } }, signal }));

export const getMailText = ({ credentialed }: Api, mailName: string, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/mail-texts/{mailName}/', { params: { path: { mailName } }, signal }));

interface MailTextPath {
  mailName: string;
  mailLanguage: Language;
}

export const changeMailText = ({ credentialed }: Api, path: MailTextPath, body: MailWordsInput) =>
  unwrap(credentialed.PUT('/api/admin/mail-texts/{mailName}/{mailLanguage}/', { params: { path }, body }));

export const resetMailText = ({ credentialed }: Api, path: MailTextPath) =>
  unwrap(credentialed.DELETE('/api/admin/mail-texts/{mailName}/{mailLanguage}/', { params: { path } }));

export const getSiteSettings = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/settings/', { signal }));

export const changeSiteSettings = ({ credentialed }: Api, body: SiteSettingsUpdate) =>
  unwrap(credentialed.PATCH('/api/admin/settings/', { body }));

export const listSignUpInvitations = ({ credentialed }: Api, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/invitations/', { params: { query: { page } }, signal }));

export const inviteToSignUp = ({ credentialed }: Api, body: SignUpInvitationInput) =>
  unwrap(credentialed.POST('/api/admin/invitations/', { body }));

export const withdrawSignUpInvitation = ({ credentialed }: Api, signUpInvitationId: string) =>
  unwrap(
    credentialed.POST('/api/admin/invitations/{signUpInvitationId}/withdraw/', {
      params: { path: { signUpInvitationId } },
    }),
  );

export const getBrandSettings = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/brand/', { signal }));

/** `onProgress` receives the uploaded fraction, from 0 to 1. */
export const changeBrand = (
  { credentialed }: Api,
  body: BrandInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.PUT('/api/admin/brand/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const planDeletionOfPerson = ({ credentialed }: Api, personId: number, reason: string) =>
  unwrap(
    credentialed.POST('/api/admin/people/{personId}/plan-deletion/', {
      params: { path: { personId } },
      body: { reason },
    }),
  );

export const cancelDeletionOfPerson = ({ credentialed }: Api, personId: number) =>
  unwrap(
    credentialed.POST('/api/admin/people/{personId}/cancel-deletion/', { params: { path: { personId } } }),
  );

export const listDeskJobs = ({ credentialed }: Api, search: string, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/listings/', { params: { query: { search, page } }, signal }));

export const listSkillUses = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/skills/', { signal }));

export const addSkill = ({ credentialed }: Api, body: SkillInput) =>
  unwrap(credentialed.POST('/api/admin/skills/', { body }));

export const changeSkill = ({ credentialed }: Api, skillId: number, body: SkillInput) =>
  unwrap(credentialed.PUT('/api/admin/skills/{skillId}/', { params: { path: { skillId } }, body }));

export const mergeSkill = ({ credentialed }: Api, skillId: number, into: number) =>
  unwrap(
    credentialed.POST('/api/admin/skills/{skillId}/merge/', {
      params: { path: { skillId } },
      body: { into },
    }),
  );

export const listPeople = ({ credentialed }: Api, search: string, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/people/', { params: { query: { search, page } }, signal }));

export const getPerson = ({ credentialed }: Api, personId: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/people/{personId}/', { params: { path: { personId } }, signal }));

export const endSessionsOfPerson = ({ credentialed }: Api, personId: number) =>
  unwrap(credentialed.POST('/api/admin/people/{personId}/end-sessions/', { params: { path: { personId } } }));

export const removeFactorsOfPerson = ({ credentialed }: Api, personId: number) =>
  unwrap(
    credentialed.POST('/api/admin/people/{personId}/remove-factors/', { params: { path: { personId } } }),
  );

export const sendConfirmationToPerson = ({ credentialed }: Api, personId: number) =>
  unwrap(
    credentialed.POST('/api/admin/people/{personId}/send-confirmation/', { params: { path: { personId } } }),
  );
