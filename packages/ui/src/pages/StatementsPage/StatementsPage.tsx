'use client';

import type { StatementSummary } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useStatementMessages } from '../../messages/useStatementMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';

export interface StatementsPageProps {
  /** The statements of reasons about the user's content and account. */
  statements: Loadable<readonly StatementSummary[]>;
  pages: Pages;
  /** Returns the address of a statement. */
  statementHref: (id: number) => string;
}

/** Lists moderators' decisions about the content of a user. */
export function StatementsPage({ statements, pages, statementHref }: StatementsPageProps) {
  const { list: messages, kinds, decisions } = useStatementMessages();
  const format = useFormat();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <PageHeader title={messages.title} lead={messages.lead} />
        <LoadableContent of={statements} skeleton={<Spinner label={messages.loading} />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
            ) : (
              <Stack space="24">
                <Stack as="ul" space="12">
                  {data.map(({ id, kind, title, action, decided_at, reversed_at }) => (
                    <li key={id}>
                      <Card as="article" interactive>
                        <Stack space="8">
                          <CardLink href={statementHref(id)}>
                            {kinds[kind]}: <bdi>{title}</bdi>
                          </CardLink>
                          <Inline space="8">
                            <Badge tone={reversed_at === null ? 'caution' : 'neutral'}>
                              {reversed_at === null ? decisions[action].title : messages.reversed}
                            </Badge>
                            <Text as="span" size="small" tone="muted" numeric>
                              {format.date(decided_at)}
                            </Text>
                          </Inline>
                        </Stack>
                      </Card>
                    </li>
                  ))}
                </Stack>
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
