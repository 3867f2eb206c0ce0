import { unwrap } from '@skillharbor/api-client';
import type { ContactValues } from '@skillharbor/ui/modals';
import { FreelancerPage } from '@skillharbor/ui/pages';
import { useMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { contactFailure, loadWords } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { nameOf } from '../../names.ts';
import { paths } from '../../paths.ts';
import { SubjectTitle } from '../../shell/PageTitle.tsx';
import { useApp, useUser } from '../../useApp.ts';
import { words as appWords } from '../../words.ts';

export async function loader({ context, params, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    freelancer: await load(app, () => {
      const path = { id: idIn(params, 'id') };
      return unwrap(app.api.anonymous.GET('/api/accounts/freelancers/{id}/', { params: { path }, signal }));
    }),
  };
}

export function Component() {
  const { api } = useApp();
  const user = useUser();
  const toast = useToast();
  const unsaved = useUnsavedGuard();
  const words = useMessages().freelancers;
  const [contactOpen, setContactOpen] = useState(false);
  const freelancer = useLoadable(useLoaderData<typeof loader>().freelancer, loadWords.freelancer);
  const name = freelancer.status === 'ready' ? nameOf(freelancer.data.user) : '';

  const [contact, send] = useSubmission({
    send: async (values: ContactValues) => {
      if (freelancer.status !== 'ready') return;
      const body = { ...values, freelancer_id: freelancer.data.user.id, freelancer_name: name };
      await unwrap(api.credentialed.POST('/api/contact/contact-freelancer/', { body }));
      setContactOpen(false);
      toast.show(words.contact.sent);
    },
    explain: (error) => contactFailure(error, words.contact),
  });

  return (
    <>
      <SubjectTitle
        subject={freelancer}
        name={({ user: person }) => nameOf(person)}
        meanwhile={appWords.titles.freelancer}
      />
      <FreelancerPage
        freelancer={freelancer}
        backHref={paths.freelancers()}
        contactOpen={contactOpen}
        onContactOpenChange={setContactOpen}
        contact={contact}
        onContact={send}
        {...(user && { senderEmail: user.email })}
        onDirtyChange={unsaved.onDirtyChange}
      />
      {unsaved.question}
    </>
  );
}
