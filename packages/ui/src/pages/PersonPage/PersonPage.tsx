'use client';

import type { PersonAccount } from '@skillharbor/contract';
import { AccountState } from '../../cards/AccountState/AccountState.tsx';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useActivityMessages } from '../../messages/useActivityMessages.ts';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { PersonDeletionModal } from '../../modals/PersonDeletionModal/PersonDeletionModal.tsx';
import { ConfirmModal } from '../../modals/ConfirmModal/ConfirmModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Submission } from '../../primitives/state.ts';

/** The actions for which the page asks for a confirmation. */
export type PersonAction = 'end_sessions' | 'remove_factors' | 'send_confirmation' | 'cancel_deletion';

export interface PersonPageProps {
  /** The account, and what its owner has done. */
  account: Loadable<PersonAccount>;
  hrefs: DeskHrefs;
  /** The address of the list of cases, where moderators suspend accounts. */
  moderationHref: string;
  caseHref: (id: number) => string;
  /** What the operator can do with the account. */
  acting: {
    /** The action that an open dialog asks about, or null if no dialog is open. */
    asked: PersonAction | 'plan_deletion' | null;
    onAsk: (action: PersonAction | 'plan_deletion' | null) => void;
    submission: Submission;
    onConfirm: (action: PersonAction) => void;
    onPlanDeletion: (reason: string) => void;
  };
}

/** Shows operators the account of a member, with actions that help the member. */
export function PersonPage({ account, hrefs, moderationHref, caseHref, acting }: PersonPageProps) {
  const messages = useDeskMessages().person;
  const title = account.status === 'ready' ? account.data.person.name : messages.title;
  return (
    <DeskFrame part="people" hrefs={hrefs} title={title}>
      <div>
        <Link href={hrefs.people} back>
          {messages.back}
        </Link>
      </div>
      <LoadableContent
        of={account}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="16rem" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="48">
            <Section title={messages.account}>
              <Account account={data} />
            </Section>
            <Section title={messages.help}>
              <Help account={data} moderationHref={moderationHref} caseHref={caseHref} onAsk={acting.onAsk} />
            </Section>
            <Section title={messages.activity}>
              <Activity activity={data.activity} />
            </Section>
          </Stack>
        )}
      </LoadableContent>
      <Question {...acting} />
    </DeskFrame>
  );
}

function Account({ account }: { account: PersonAccount }) {
  const { person: messages, people } = useDeskMessages();
  const { columns, roles, staff } = people;
  const format = useFormat();
  const { person, deletes_at: deletesAt, sessions, has_passkeys, has_codes } = account;
  const factors = [...(has_passkeys ? [messages.passkeys] : []), ...(has_codes ? [messages.codes] : [])];
  const role = [roles[person.role], ...(person.staff_role === null ? [] : [staff[person.staff_role]])];
  return (
    <DescriptionList
      layout="row"
      items={[
        { term: columns.email, value: <bdi>{person.email}</bdi>, wide: true },
        { term: columns.role, value: format.list(role) },
        { term: columns.state, value: <AccountState person={person} /> },
        { term: columns.since, value: format.date(person.signed_up_at) },
        { term: messages.sessions, value: format.number(sessions) },
        { term: messages.factors, value: factors.length > 0 ? format.list(factors) : messages.noFactors },
        ...(deletesAt === null ? [] : [{ term: messages.deletes, value: format.date(deletesAt) }]),
      ]}
    />
  );
}

interface HelpProps extends Pick<PersonPageProps, 'moderationHref' | 'caseHref'> {
  account: PersonAccount;
  onAsk: PersonPageProps['acting']['onAsk'];
}

function Help({ account, moderationHref, caseHref, onAsk }: HelpProps) {
  const { person: messages, listings } = useDeskMessages();
  const { person, deletes_at: deletesAt, subject, case_id: caseId, has_passkeys, has_codes } = account;
  const hasFactors = has_passkeys || has_codes;
  const possible: PersonAction[] = [
    ...(account.sessions > 0 ? (['end_sessions'] as const) : []),
    ...(hasFactors && person.staff_role === null ? (['remove_factors'] as const) : []),
    ...(person.is_confirmed ? [] : (['send_confirmation'] as const)),
    ...(deletesAt === null ? [] : (['cancel_deletion'] as const)),
  ];
  return (
    <Stack space="16" align="start">
      <Inline space="12">
        {possible.map((action) => (
          <Button key={action} variant="secondary" onClick={() => onAsk(action)}>
            {messages.actions[action].confirm}
          </Button>
        ))}
        {deletesAt === null && person.staff_role === null && (
          <Button variant="secondary" tone="critical" onClick={() => onAsk('plan_deletion')}>
            {messages.deletion.open}
          </Button>
        )}
      </Inline>
      {hasFactors && person.staff_role !== null && <Text tone="muted">{messages.staffFactors}</Text>}
      <Text tone="muted">
        {messages.suspension} <Link href={moderationHref}>{messages.moderation}</Link>
      </Text>
      {caseId !== null ? (
        <Link href={caseHref(caseId)}>{listings.seeCase}</Link>
      ) : (
        subject && (
          <ReportButton
            subjects={[subject]}
            name={person.name}
            label={listings.openCase}
            variant="secondary"
          />
        )
      )}
    </Stack>
  );
}

function Activity({ activity }: Pick<PersonAccount, 'activity'>) {
  const messages = useDeskMessages().person;
  const { events, byLink } = useActivityMessages();
  const { activityColumns: columns } = messages;
  const deviceName = useDeviceName();
  const format = useFormat();
  if (activity.length === 0) return <Text tone="muted">{messages.noActivity}</Text>;
  return (
    <Table
      label={messages.activity}
      columns={[{ label: columns.at }, { label: columns.event }, { label: columns.device }]}
      rows={activity.map((one) => ({
        key: one.id,
        cells: [
          format.dateTime(one.occurred_at),
          events[one.event],
          one.factor === null ? `${deviceName(one)} · ${byLink}` : deviceName(one),
        ],
      }))}
    />
  );
}

/** Asks for a confirmation of an action. The dialog keeps its text while it fades out. */
function Question({ asked, onAsk, submission, onConfirm, onPlanDeletion }: PersonPageProps['acting']) {
  const messages = useDeskMessages().person;
  const isDeletion = asked === 'plan_deletion';
  const action = asked === null || isDeletion ? 'end_sessions' : asked;
  return (
    <>
      <PersonDeletionModal
        open={isDeletion}
        onClose={() => onAsk(null)}
        submission={submission}
        onSubmit={onPlanDeletion}
      />
      <ConfirmModal
        open={asked !== null && !isDeletion}
        tone={asked === 'send_confirmation' || asked === 'cancel_deletion' ? 'accent' : 'critical'}
        messages={{ ...messages.actions[action], cancel: messages.cancel, failed: messages.failed }}
        submission={submission}
        onConfirm={() => onConfirm(action)}
        onCancel={() => onAsk(null)}
      >
        {messages.actions[action].text}
      </ConfirmModal>
    </>
  );
}
