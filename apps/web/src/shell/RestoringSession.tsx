import { PageBody } from '@skillharbor/ui/layout';
import { Spinner, useLayoutMessages } from '@skillharbor/ui/primitives';

/** Shown in place of a page until the app has identified the signed-in user. */
export function RestoringSession() {
  return (
    <PageBody>
      <Spinner place="alone" label={useLayoutMessages().restoringSession} />
    </PageBody>
  );
}
