'use client';

import type { ModerationCase, RulingAction } from '@skillharbor/contract';
import { useRef } from 'react';
import type { AppealRulingFormProps } from '../../forms/AppealRulingForm/AppealRulingForm.tsx';
import { RulingForm } from '../../forms/RulingForm/RulingForm.tsx';
import type { RulingFormProps } from '../../forms/RulingForm/RulingForm.tsx';
import { SubjectFrame } from '../../layout/SubjectFrame/SubjectFrame.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { KeyboardShortcuts } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { KeyboardShortcutsProps } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import { AppealSection } from './AppealSection.tsx';
import { CaseSide } from './CaseSide.tsx';
import { Comparison } from './Comparison.tsx';
import { Reports } from './Reports.tsx';
import { RulingNotice } from './RulingNotice.tsx';
import { columns, main } from './CasePage.css.ts';

export interface CasePageProps {
  /** The case, which may not exist. */
  found: Loadable<ModerationCase>;
  /** The address of the list of cases. */
  listHref: string;
  caseHref: (id: number) => string;
  jobHref: (id: number) => string;
  /** Returns the address of the subject on the site, or null if it has no page. */
  subjectHref: (found: ModerationCase) => string | null;
  /** The form in which the moderator decides the case. */
  deciding: Omit<RulingFormProps, 'hasAccount' | 'canBeChanged'>;
  /** The form in which the moderator decides the appeal. */
  decidingAppeal: AppealRulingFormProps;
  /** The state of the list of keyboard shortcuts. */
  keys: Omit<KeyboardShortcutsProps, 'shortcuts'>;
}

/** The keyboard shortcut that chooses each action. */
const actionKeys: Record<RulingAction, string> = {
  dismiss: 'd',
  request_change: 'c',
  hide: 'h',
  suspend: 's',
  end_account: 'e',
};

/** Shows a moderator a case, and takes the decision about it. */
export function CasePage(props: CasePageProps) {
  const { found, listHref } = props;
  const messages = useModerationMessages().case;
  return (
    <SubjectFrame
      of={found}
      title={messages.title}
      back={{ href: listHref, label: messages.back }}
      skeleton={
        <Stack space="16">
          <Spinner label={messages.loading} />
          <Skeleton shape="block" height="20rem" />
        </Stack>
      }
      errorAction={
        <LinkButton href={listHref} variant="quiet">
          {messages.back}
        </LinkButton>
      }
    >
      {(data) => <Ready {...props} data={data} />}
    </SubjectFrame>
  );
}

function Ready(props: CasePageProps & { data: ModerationCase }) {
  const { data, subjectHref, caseHref, jobHref, deciding, decidingAppeal, keys } = props;
  const { case: messages, decide, states, actions } = useModerationMessages();
  const { kinds } = useReportMessages();
  const format = useFormat();
  const form = useRef<HTMLDivElement>(null);
  const href = subjectHref(data);
  const isOpen = data.state === 'open';
  const choose = (action: RulingAction) => () => {
    const option = form.current?.querySelector<HTMLInputElement>(`input[value="${action}"]`);
    option?.click();
    option?.focus();
  };
  return (
    <Stack space="32">
      <Stack space="8">
        <Inline space="8">
          <Text tone="muted">{messages.titleOf(format.number(data.id))}</Text>
          <Badge tone={isOpen ? 'caution' : 'neutral'}>{states[data.state]}</Badge>
        </Inline>
        <Heading level={1}>
          <bdi>{data.title || kinds[data.subject.kind]}</bdi>
        </Heading>
        <Inline space="12">
          <Text tone="muted">{kinds[data.subject.kind]}</Text>
          {href !== null && <Link href={href}>{messages.see}</Link>}
          {isOpen && (
            <KeyboardShortcuts
              {...keys}
              shortcuts={(Object.keys(actionKeys) as RulingAction[]).map((action) => ({
                key: actionKeys[action],
                label: actions[action].label,
                act: choose(action),
              }))}
            />
          )}
        </Inline>
      </Stack>
      {data.ruling && <RulingNotice ruling={data.ruling} />}
      {data.appeal && (
        <AppealSection appeal={data.appeal} mayDecide={data.may_decide_appeal} deciding={decidingAppeal} />
      )}
      <div className={columns}>
        <div className={main}>
          <Comparison reports={data.reports} present={data.present} />
          <Reports reports={data.reports} />
          {isOpen && (
            <Section title={decide.title} space="16">
              <div ref={form}>
                <RulingForm
                  {...deciding}
                  hasAccount={data.owner !== null}
                  canBeChanged={
                    data.owner !== null && data.subject.kind !== 'question' && data.subject.kind !== 'message'
                  }
                />
              </div>
            </Section>
          )}
        </div>
        <CaseSide found={data} caseHref={caseHref} jobHref={jobHref} />
      </div>
    </Stack>
  );
}
