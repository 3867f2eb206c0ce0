'use client';

import type { Agreement, AgreementEdit } from '@skillharbor/contract';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { ChangedValues } from '../JobChanges/ChangedValues.tsx';
import { EditList } from '../JobChanges/EditList.tsx';
import { shortTerms, useAgreementWords, usePartyName } from './useAgreementWords.ts';

export interface AgreementChangesProps {
  agreement: Pick<Agreement, 'client_name' | 'freelancer_name'>;
  /** The versions after the first one, newest first. */
  edits: readonly AgreementEdit[];
}

/** Shows what each version of an agreement has changed, in the format in which a job's page shows edits. */
export function AgreementChanges({ agreement, edits }: AgreementChangesProps) {
  const messages = useAgreementMessages();
  const format = useFormat();
  const nameOf = usePartyName(agreement);
  return (
    <EditList
      edits={edits.map(({ version, by, changed_at, before, after }) => ({
        version,
        content: (
          <>
            <Text size="small" tone="muted" numeric>
              {messages.changedBy(format.number(version), nameOf(by), format.dateTime(changed_at))}
            </Text>
            <Changes before={before} after={after} />
          </>
        ),
      }))}
    />
  );
}

function Changes({ before, after }: Pick<AgreementEdit, 'before' | 'after'>) {
  const { words, changed } = useAgreementMessages();
  const say = useAgreementWords();
  return (
    <ChangedValues
      short={shortTerms
        .filter((term) => term in after)
        .map((term) => ({
          name: words.parts[term],
          before: say.short(before, term),
          after: say.short(after, term),
        }))}
      long={[
        ...(['scope', 'notes'] as const)
          .filter((term) => term in after)
          .map((term) => ({ name: changed[term], before: before[term] ?? '', after: after[term] ?? '' })),
        ...('deliverables' in after
          ? [
              {
                name: changed.deliverables,
                before: say.deliverables(before),
                after: say.deliverables(after),
              },
            ]
          : []),
      ]}
    />
  );
}
