'use client';

import type { SavedSearch } from '@skillharbor/contract';
import { Sparkles } from 'lucide-react';
import { EditSearchForm } from '../../forms/EditSearchForm/EditSearchForm.tsx';
import type { EditSearchFormProps } from '../../forms/EditSearchForm/EditSearchForm.tsx';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** The changes of one saved search. */
export type SearchEditing = Omit<EditSearchFormProps, 'search'>;

interface SavedSearchItemProps {
  search: SavedSearch;
  /** The conditions of the search in words. */
  summary: string;
  /** The address of the list of the jobs that match. */
  href: string;
  jobHref: (id: number) => string;
  onLook: () => void;
  editing: SearchEditing;
}

/** Shows a saved search with the jobs that are new since the last look. */
export function SavedSearchItem({ search, summary, href, jobHref, onLook, editing }: SavedSearchItemProps) {
  const messages = useSavedSearchMessages();
  const { number } = useFormat();
  const { name, frequency, new_count, new_jobs } = search;
  return (
    <Card as="article">
      <Stack space="16">
        <Stack space="8">
          <Inline space="8">
            <Heading level={2} size="small">
              <bdi>{name}</bdi>
            </Heading>
            {new_count > 0 && (
              <Badge tone="accent" icon={<Sparkles />}>
                {messages.newJobs(new_count, number(new_count))}
              </Badge>
            )}
          </Inline>
          <Text>
            <bdi>{summary}</bdi>
          </Text>
          <Text size="small" tone="muted">
            {messages.frequencies[frequency]}
          </Text>
        </Stack>
        {new_count === 0 ? (
          <Text tone="muted">{messages.nothingNew}</Text>
        ) : (
          <Stack as="ul" space="8">
            {new_jobs.map(({ id, title, company }) => (
              <li key={id}>
                <Link href={jobHref(id)}>
                  <bdi>{title}</bdi>
                </Link>
                <Text as="span" tone="muted">
                  {' '}
                  <bdi>{company}</bdi>
                </Text>
              </li>
            ))}
          </Stack>
        )}
        <div>
          <Link href={href} onClick={onLook}>
            {messages.show}
          </Link>
        </div>
        <Disclosure summary={messages.edit(name)}>
          <EditSearchForm search={search} {...editing} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
