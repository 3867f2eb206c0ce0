'use client';

import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { RepeatedFields } from '../RepeatedFields/RepeatedFields.tsx';
import type { AgreementValues } from './agreementValues.ts';
import { addDeliverable, positions, removeDeliverable, usedPositions } from './deliverableValues.ts';

type AgreementFormController = ReturnType<typeof useForm<AgreementValues>>;

/** Takes the deliverables of an agreement, each with a due day. */
export function DeliverableFields({ form }: { form: AgreementFormController }) {
  const messages = useAgreementMessages().form;
  return (
    <RepeatedFields
      introduction={
        <Stack space="4">
          <Heading level={3} size="tiny">
            {messages.deliverables}
          </Heading>
          <Text tone="muted">{messages.deliverablesIntro}</Text>
        </Stack>
      }
      positions={positions}
      used={usedPositions(form.values)}
      messages={{ ...messages, legend: messages.deliverable }}
      firstField={(position) => `deliverable_${position}_title`}
      onAdd={() => form.change(addDeliverable(form.values))}
      onRemove={(position) => form.change(removeDeliverable(form.values, position))}
      space="16"
    >
      {(position) => (
        <FieldRow>
          <TextField {...form.field(`deliverable_${position}_title`)} />
          <DateField {...form.field(`deliverable_${position}_due`)} />
        </FieldRow>
      )}
    </RepeatedFields>
  );
}
