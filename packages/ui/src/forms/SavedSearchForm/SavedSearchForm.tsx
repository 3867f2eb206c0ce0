'use client';

import { jobSearchInputRules as rules, mailFrequencyValues } from '@skillharbor/contract';
import type { SavedSearch, SavedSearchKind } from '@skillharbor/contract';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, problemsOf } from '../checks.ts';

export type SavedSearchValues = Pick<SavedSearch, 'name' | 'frequency'>;

export interface SavedSearchFormProps {
  /** The conditions of the search, and a suggested name and frequency. */
  search: SavedSearchValues & { kind: SavedSearchKind };
  submission: Submission;
  onSubmit: (values: SavedSearchValues) => void;
}

/**
 * Lets the user name a search to save, and choose how often mails with new results are sent.
 *
 * @use To save the search of a list.
 * @instead {@link EditSearchForm} for a search that is saved.
 * @screenreader textbox: its label, then its errors.
 * @screenreader alert: why the search could not be saved.
 */
export function SavedSearchForm({ search, submission, onSubmit }: SavedSearchFormProps) {
  const messages = useSavedSearchMessages();
  const { form: texts } = messages;
  const { frequencies, hint } = messages[search.kind];
  const saved = { name: search.name, frequency: search.frequency };
  const form = useForm<SavedSearchValues>({
    initial: saved,
    saved,
    labels: texts.labels,
    rules,
    validate: ({ name }) => problemsOf({ name: isBlank(name) ? texts.nameRequired : undefined }),
    submission,
    onSubmit: ({ name, frequency }) => onSubmit({ name: name.trim(), frequency }),
  });

  return (
    <Form form={form}>
      <TextField {...form.field('name')} autoComplete="off" />
      <RadioGroup
        {...form.field('frequency')}
        hint={hint}
        options={mailFrequencyValues.map((value) => ({ value, label: frequencies[value] }))}
      />
      <div>
        <SubmitButton form={form} messages={messages.save} />
      </div>
    </Form>
  );
}
