import type { CompanyFormInput } from '@skillharbor/ui/forms';
import type { Submission } from '@skillharbor/ui/primitives';
import { updateMyCompany } from '../../api/companies.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Saves the company and navigates to its page. */
export function useSaveCompany(
  unsaved: Pick<UnsavedGuard, 'sending'>,
): [Submission, (values: CompanyFormInput) => void] {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const goOn = useNextPage();

  return useSubmission({
    send: async ({ logo, ...values }: CompanyFormInput, sending) => {
      const body = { ...values, ...(logo && { logo }) };
      const { slug } = await unsaved.sending(updateMyCompany(api, body, sending.onProgress));
      // The slug is only null for a company without a name, and the form requires one.
      const page = slug === null ? paths.myJobs() : paths.company(slug);
      await goOn(sending, page, { toast: appMessages.toasts.companySaved });
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
}
