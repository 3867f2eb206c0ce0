import { companyValues } from '@skillharbor/ui/forms';
import { EditCompanyPage } from '@skillharbor/ui/pages';
import { Skeleton, useCompanyMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { myCompanyQuery } from '../../companies/queries.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useSaveCompany } from './useSaveCompany.ts';

/** The section about the domain is below the form, and the form is shown before the section has loaded. */
const DomainOfCompany = latePart(async () => (await import('./DomainOfCompany.tsx')).DomainOfCompany, {
  waiting: <Skeleton shape="block" height="15rem" />,
});

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, myCompanyQuery(app));
}

export function Component() {
  const messages = useCompanyMessages();
  const company = useLoadable(myCompanyQuery(useApp()), loadMessages.myCompany(messages));
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [submission, submit] = useSaveCompany(unsaved);

  return (
    <>
      <PageHead title={messages.edit.title} preview={null} />
      <FileLimit>
        <EditCompanyPage
          company={company}
          domain={<DomainOfCompany />}
          {...(company.status === 'ready' && { initial: draft.fill(companyValues(company.data)) })}
          draft={draft.restored}
          submission={submission}
          onSubmit={submit}
          onDirtyChange={unsaved.onDirtyChange}
          onValuesChange={unsaved.onValuesChange}
          cancelHref={paths.myJobs()}
          teamHref={paths.team()}
          statementsHref={paths.statements()}
        />
      </FileLimit>
      {unsaved.question}
    </>
  );
}
