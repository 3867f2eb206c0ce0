import type { CompanyFormInput } from '@skillharbor/ui/forms';
import type { Submission } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { updateMyCompany } from '../../api/companies.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Saves the company, and navigates to its page. */
export function useSaveCompany(onSaved: () => void): [Submission, (values: CompanyFormInput) => void] {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const navigate = useNavigate();

  return useSubmission({
    send: async ({ logo, ...values }: CompanyFormInput, onProgress) => {
      const { slug } = await updateMyCompany(api, { ...values, ...(logo && { logo }) }, onProgress);
      onSaved();
      // What is saved has a name, and so a page.
      const page = slug === null ? paths.myJobs() : paths.company(slug);
      await navigate(page, withToast(appMessages.toasts.companySaved));
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
}
