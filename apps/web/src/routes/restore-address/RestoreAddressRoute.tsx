import { RestoreAddressPage } from '@skillharbor/ui/pages';
import { useConfirmationMessages } from '@skillharbor/ui/primitives';
import { restoreAddress } from '../../api/account.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useAddressLink } from '../../submission/useAddressLink.ts';

export function Component() {
  const messages = useConfirmationMessages().restorePage;
  const link = useAddressLink(restoreAddress, messages);
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <RestoreAddressPage link={link} homeHref={paths.home()} />
    </>
  );
}
