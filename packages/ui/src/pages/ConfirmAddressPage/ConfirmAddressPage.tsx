'use client';

import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { AddressLinkPage } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';
import type { AddressLink } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';

export interface ConfirmAddressPageProps {
  link: AddressLink;
  /** The address of the next page, to which this page links. */
  homeHref: string;
}

/** Asks the owner of a new email address to confirm that the mail has arrived. */
export function ConfirmAddressPage({ link, homeHref }: ConfirmAddressPageProps) {
  return <AddressLinkPage link={link} nextHref={homeHref} messages={useConfirmationMessages().page} />;
}
