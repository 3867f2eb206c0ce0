import type { BrandFormInput } from '@skillharbor/ui/forms';
import { BrandPage } from '@skillharbor/ui/pages';
import { useDeskMessages } from '@skillharbor/ui/primitives';
import { useSearchParams } from 'react-router-dom';
import { changeBrand } from '../../api/desk.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { deskHrefs } from '../../desk/deskHrefs.ts';
import { brandSettingsQuery } from '../../desk/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, brandSettingsQuery(app));
}

export function Component() {
  const app = useApp();
  const messages = useDeskMessages().brand;
  const appMessages = useAppMessages();
  const [search] = useSearchParams();
  const query = brandSettingsQuery(app);
  const [submission, onSubmit] = useSubmission<BrandFormInput>({
    async send({ logo, ...values }, { isHere, onProgress }) {
      const settings = await changeBrand(app.api, { ...values, ...(logo && { logo }) }, onProgress);
      app.queries.setQueryData(query.queryKey, settings);
      // The navigation bar, the title and the colours keep the former brand until the document is loaded again.
      if (isHere()) app.loadAnew(paths.deskBrand({ saved: 'true' }));
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <FileLimit>
        <BrandPage
          settings={useLoadable(query, { other: messages.loadFailed })}
          hrefs={deskHrefs}
          isSaved={search.get('saved') === 'true' && submission.status === 'idle'}
          changing={{ submission, onSubmit }}
        />
      </FileLimit>
    </>
  );
}
