'use client';

import type { SiteSettings } from '@skillharbor/contract';
import { SiteSettingsForm } from '../../forms/SiteSettingsForm/SiteSettingsForm.tsx';
import type { SiteSettingsFormProps } from '../../forms/SiteSettingsForm/SiteSettingsForm.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';

export interface SiteSettingsPageProps {
  settings: Loadable<SiteSettings>;
  hrefs: DeskHrefs;
  changing: Omit<SiteSettingsFormProps, 'settings'>;
}

/** Lets operators change the settings of the installation. */
export function SiteSettingsPage({ settings, hrefs, changing }: SiteSettingsPageProps) {
  const messages = useDeskMessages().settings;
  return (
    <DeskFrame part="settings" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      <LoadableContent
        of={settings}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        }
      >
        {(data) => <SiteSettingsForm key={JSON.stringify(data)} settings={data} {...changing} />}
      </LoadableContent>
    </DeskFrame>
  );
}
