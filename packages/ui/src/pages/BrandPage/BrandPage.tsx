'use client';

import type { BrandSettings } from '@skillharbor/contract';
import { BrandForm } from '../../forms/BrandForm/BrandForm.tsx';
import type { BrandFormProps } from '../../forms/BrandForm/BrandForm.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { BrandPreview } from './BrandPreview.tsx';

export interface BrandPageProps {
  settings: Loadable<BrandSettings>;
  hrefs: DeskHrefs;
  /** True if the page was reloaded because the brand was saved. */
  isSaved: boolean;
  changing: Omit<BrandFormProps, 'brand' | 'preview'>;
}

/** Lets operators change the name, the logo and the accent colour of the installation. */
export function BrandPage({ settings, hrefs, isSaved, changing }: BrandPageProps) {
  const messages = useDeskMessages().brand;
  return (
    <DeskFrame part="brand" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      {isSaved && <Notice tone="positive">{messages.done}</Notice>}
      <LoadableContent
        of={settings}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        }
      >
        {({ brand, sender: { name, variable } }) => (
          <Stack space="24">
            <BrandForm brand={brand} preview={(shown) => <BrandPreview brand={shown} />} {...changing} />
            <Text tone="muted">
              {variable === null ? messages.sender(name) : messages.senderFixed(name, variable)}
            </Text>
          </Stack>
        )}
      </LoadableContent>
    </DeskFrame>
  );
}
