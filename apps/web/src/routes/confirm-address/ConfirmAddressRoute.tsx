import { ConfirmAddressPage } from '@skillharbor/ui/pages';
import { useConfirmationMessages } from '@skillharbor/ui/primitives';
import { confirmAddress } from '../../api/account.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useAddressLink } from '../../submission/useAddressLink.ts';

export function Component() {
  const messages = useConfirmationMessages().page;
  const link = useAddressLink(confirmAddress, messages);
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <ConfirmAddressPage link={link} homeHref={paths.home()} />
    </>
  );
}
