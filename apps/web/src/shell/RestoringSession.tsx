import { PageBody } from '@skillharbor/ui/layout';
import { Spinner, useMessages } from '@skillharbor/ui/primitives';
import { words } from '../words.ts';

/** Until it is known who is signed in. */
export function RestoringSession() {
  return (
    <main>
      <title>{words.siteName}</title>
      <PageBody>
        <Spinner place="alone" label={useMessages().layout.restoringSession} />
      </PageBody>
    </main>
  );
}
