'use client';

import type { ProfileResume, ProfileResumeList } from '@skillharbor/contract';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import type { ProfileResumeFormInput } from '../../modals/ProfileResumeModal/profileResumeValues.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import * as styles from './OwnResumes.css.ts';

export interface ResumesEditing {
  list: Loadable<ProfileResumeList>;
  form: {
    /** A new key resets the form, for another resume or after the values are saved. */
    key: string;
    open: boolean;
    /** The id of the resume in the form, or null for a new one. */
    resume: number | null;
    onOpen: (resume: number | null) => void;
    onClose: () => void;
  };
  /** Adds the resume in the form, or saves the changes if the resume already exists. */
  onSave: (values: ProfileResumeFormInput) => void;
  saving: Submission;
  /** Removes a resume. The dialog closes by itself when the resume is removed. */
  onRemove: (id: number) => void;
  removal: Submission;
}

const loadedModals = onDemand(() => import('./ResumeModals.ts'));

/** Lists the freelancer's saved resumes, and lets the freelancer add, change, download and remove them. */
export function OwnResumes({ list, ...editing }: ResumesEditing) {
  const messages = useResumeMessages();
  return (
    <Section title={messages.title} space="16">
      <Text tone="muted">{messages.intro}</Text>
      <LoadableContent of={list} skeleton={<Spinner label={messages.loading} />}>
        {(saved) => <Saved saved={saved} {...editing} />}
      </LoadableContent>
    </Section>
  );
}

function Saved({ saved, ...props }: { saved: ProfileResumeList } & Omit<ResumesEditing, 'list'>) {
  const { results, limit } = saved;
  const { form, onRemove } = props;
  const messages = useResumeMessages();
  const { number } = useFormat();
  const [refused, setRefused] = useState(false);
  const [doomed, setDoomed] = useState<ProfileResume | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // The button that removed the resume is gone as well, so the focus moves to the button that adds a resume.
  const isRemoved = doomed !== null && !results.some(({ id }) => id === doomed.id);
  useEffect(() => {
    if (isRemoved) addButton.current?.focus();
  }, [isRemoved]);

  const modals = useOnDemand(loadedModals, form.open || doomed !== null);
  const isFull = results.length >= limit;

  return (
    <Stack space="16">
      {results.length > 0 && (
        <ul className={styles.list}>
          {results.map((resume) => (
            <Row
              key={resume.id}
              resume={resume}
              onEdit={() => form.onOpen(resume.id)}
              onRemove={() => setDoomed(resume)}
            />
          ))}
        </ul>
      )}
      <Inline space="16">
        <Button
          ref={addButton}
          icon={<Plus />}
          onClick={() => {
            setRefused(isFull);
            if (!isFull) form.onOpen(null);
          }}
        >
          {messages.add}
        </Button>
        <Text tone="muted" numeric>
          {results.length === 0 ? messages.emptyTitle : messages.count(number(results.length), number(limit))}
        </Text>
      </Inline>
      {refused && isFull && <Notice tone="warning">{messages.full(number(limit))}</Notice>}
      {modals && (
        <>
          <modals.ProfileResumeModal
            key={form.key}
            open={form.open}
            onClose={form.onClose}
            resume={results.find(({ id }) => id === form.resume) ?? null}
            isOnly={results.length === 0}
            submission={props.saving}
            onSubmit={props.onSave}
          />
          <modals.RemoveResumeModal
            open={doomed !== null && !isRemoved}
            name={doomed?.name ?? ''}
            submission={props.removal}
            onConfirm={() => doomed && onRemove(doomed.id)}
            onCancel={() => setDoomed(null)}
          />
        </>
      )}
    </Stack>
  );
}

function Row(props: { resume: ProfileResume; onEdit: () => void; onRemove: () => void }) {
  const { name, file, url, is_default, saved_at } = props.resume;
  const messages = useResumeMessages();
  const { facts } = useApplicationMessages().resume;
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Inline space="8">
          <Text weight="medium">
            <bdi>{name}</bdi>
          </Text>
          {is_default && <Badge tone="accent">{messages.isDefault}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          <bdi>{file.name}</bdi>
        </Text>
        <Text size="small" tone="muted" numeric>
          {facts(file.type.toUpperCase(), format.fileSize(file.size))} ·{' '}
          {messages.savedOn(format.date(saved_at))}
        </Text>
      </div>
      <div className={styles.actions}>
        <LinkButton href={url} download variant="quiet" icon={<Download />}>
          <VisuallyHidden>{messages.download(name)}</VisuallyHidden>
        </LinkButton>
        <IconButton label={messages.edit(name)} icon={<Pencil />} onClick={props.onEdit} />
        <IconButton label={messages.remove(name)} icon={<Trash2 />} onClick={props.onRemove} />
      </div>
    </li>
  );
}
