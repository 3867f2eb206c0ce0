'use client';

import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { AddressLinkPage } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';
import type { AddressLink } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';

export interface ConfirmAddressPageProps {
  link: AddressLink;
  /** The address to go on to from here. */
  homeHref: string;
}

/** Asks whether the mail to a new address has arrived. */
export function ConfirmAddressPage({ link, homeHref }: ConfirmAddressPageProps) {
  return <AddressLinkPage link={link} nextHref={homeHref} messages={useConfirmationMessages().page} />;
}
