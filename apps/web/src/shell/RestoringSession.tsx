import { PageBody } from '@skillharbor/ui/layout';
import { Spinner, useLayoutMessages } from '@skillharbor/ui/primitives';

/** Takes the place of a page until it is known who is signed in. */
export function RestoringSession() {
  return (
    <PageBody>
      <Spinner place="alone" label={useLayoutMessages().restoringSession} />
    </PageBody>
  );
}
