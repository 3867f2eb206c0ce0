'use client';

import type { SavedSearch, SavedSearchKind } from '@skillharbor/contract';
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

/** The functions that change a saved search, each with the state of its request. */
export type SearchEditing = Omit<EditSearchFormProps, 'search'>;

interface SavedSearchItemProps {
  search: SavedSearch;
  /** The conditions of the search in words. */
  summary: string;
  /** The address of the list of all results. */
  href: string;
  /** Returns the address of the page of a job or a freelancer. */
  itemHref: (kind: SavedSearchKind, id: number) => string;
  onLook: () => void;
  editing: SearchEditing;
}

/** Shows a saved search with the results that are new since the user last opened its list. */
export function SavedSearchItem({ search, summary, href, itemHref, onLook, editing }: SavedSearchItemProps) {
  const messages = useSavedSearchMessages();
  const { number } = useFormat();
  const { name, frequency, new_count } = search;
  const texts = messages[search.kind];
  const newest = newestOf(search);
  const more = new_count - newest.length;
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
                {texts.news(new_count, number(new_count))}
              </Badge>
            )}
          </Inline>
          <Text>
            <bdi>{summary}</bdi>
          </Text>
          <Text size="small" tone="muted">
            {texts.frequencies[frequency]}
          </Text>
        </Stack>
        {new_count === 0 ? (
          <Text tone="muted">{texts.nothingNew}</Text>
        ) : (
          <Stack as="ul" space="12">
            {newest.map(({ id, title, note }) => (
              <li key={id}>
                <Link href={itemHref(search.kind, id)}>
                  <bdi>{title}</bdi>
                </Link>
                <Text size="small" tone="muted">
                  <bdi>{note}</bdi>
                </Text>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Text as="span" tone="muted" numeric>
                  {texts.more(more, number(more))}
                </Text>
              </li>
            )}
          </Stack>
        )}
        <div>
          <Link href={href} onClick={onLook}>
            {texts.show}
          </Link>
        </div>
        <Disclosure summary={messages.edit(name)} line="above">
          <EditSearchForm search={search} {...editing} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** Returns the newest jobs with their companies, or the newest freelancers with their occupations. */
function newestOf(search: SavedSearch): { id: number; title: string; note: string }[] {
  return search.kind === 'jobs'
    ? search.new_jobs.map(({ id, title, company }) => ({ id, title, note: company }))
    : search.new_freelancers.map(({ id, name, title }) => ({ id, title: name, note: title }));
}
