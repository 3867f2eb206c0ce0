import { queryOptions } from '@tanstack/react-query';
import { DomainSection } from '@skillharbor/ui/forms';
import { useEvidenceMessages, useToast } from '@skillharbor/ui/primitives';
import { confirmCompanyDomain, getCompanyDomain } from '../../api/companies.ts';
import type { App } from '../../app/app.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { copyText } from '../../platform/copyText.ts';
import { useTeamRole } from '../../session/useTeamRole.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Queries how the client's company can prove that it controls the domain of its website. */
const domainQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['my-company', 'domain'],
    // No loader requests this query, so its data is always stale, and each visit requests it again.
    staleTime: 0,
    queryFn: ({ signal }) => getCompanyDomain(api, signal),
  });

/** Loads and confirms the domain of the company's website. */
export function DomainOfCompany() {
  const app = useApp();
  const { api, queries } = app;
  const appMessages = useAppMessages();
  const evidence = useEvidenceMessages();
  const messages = evidence.domain;
  const toast = useToast();
  const isOwner = useTeamRole() === 'owner';
  const domain = useLoadable(domainQuery(app), loadMessages.domain(evidence));

  const [submission, submit] = useSubmission({
    send: async (_: null, { isHere }) => {
      queries.setQueryData(domainQuery(app).queryKey, await confirmCompanyDomain(api));
      toast.show(messages.done);
      // Moves the focus, because the pressed button has disappeared.
      if (isHere()) focusMain();
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  const onCopy = (value: string) =>
    void copyText(value).then((isCopied) => toast.show(isCopied ? messages.copied : messages.notCopied));
  return (
    <DomainSection
      domain={domain}
      submission={submission}
      onConfirm={isOwner ? () => submit(null) : null}
      onCopy={onCopy}
    />
  );
}
