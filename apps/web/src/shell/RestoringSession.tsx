import { PageBody } from '@skillharbor/ui/layout';
import { Spinner, useLayoutMessages } from '@skillharbor/ui/primitives';

/** In place of a page until it is known who is signed in. */
export function RestoringSession() {
  return (
    <PageBody>
      <Spinner place="alone" label={useLayoutMessages().restoringSession} />
    </PageBody>
  );
}
