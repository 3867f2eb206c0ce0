'use client';

import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { AddressLinkPage } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';
import type { AddressLink } from '../../layout/AddressLinkPage/AddressLinkPage.tsx';

export interface RestoreAddressPageProps {
  link: AddressLink;
  /** The address of the next page, to which this page links. */
  homeHref: string;
}

/** Asks the owner of an old email address whether a stranger has replaced it. */
export function RestoreAddressPage({ link, homeHref }: RestoreAddressPageProps) {
  return <AddressLinkPage link={link} nextHref={homeHref} messages={useConfirmationMessages().restorePage} />;
}
