'use client';

import { jobSearchInputRules, mailFrequencyValues, searchConditionsRules } from '@skillharbor/contract';
import type { SavedSearch } from '@skillharbor/contract';
import { useSavedSearchMessages } from '../../messages/useSavedSearchMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, problemsOf } from '../checks.ts';

/** The conditions of a saved search, in the format of the form. */
export interface ShownConditions {
  /** The words of the search, or '' if it has none. */
  words: string;
  /** The filters, each with a key and a description in words. */
  filters: readonly { key: string; text: string }[];
}

export interface ChangedSearch extends Pick<SavedSearch, 'name' | 'frequency'> {
  words: string;
  /** The keys of the filters that the search keeps. */
  filters: readonly string[];
}

export interface EditSearchFormProps {
  search: Pick<SavedSearch, 'kind' | 'name' | 'frequency'>;
  /** The search text and the filters, in words. */
  conditions: ShownConditions;
  submission: Submission;
  onSubmit: (changed: ChangedSearch) => void;
  onDelete: () => void;
}

/**
 * Changes a saved search: its name, its words, its filters, and how often it sends mails. A cleared filter stays in the
 * form until the form is saved, so that the user can tick it again.
 *
 * @use To change a search on the page of all saved searches, and on the page that a link in a mail opens.
 * @instead {@link SavedSearchForm} for a new search, whose conditions are those of the list.
 * @screenreader textbox: its label, then its errors.
 * @screenreader checkbox: the filter in words, and whether the search keeps it.
 * @screenreader alert: why the search could not be changed.
 */
export function EditSearchForm(props: EditSearchFormProps) {
  const { search, conditions, submission, onSubmit, onDelete } = props;
  const messages = useSavedSearchMessages();
  const { form: texts } = messages;
  const { frequencies, hint } = messages[search.kind];
  const saved: ChangedSearch = {
    name: search.name,
    frequency: search.frequency,
    words: conditions.words,
    filters: conditions.filters.map(({ key }) => key),
  };
  const form = useForm<ChangedSearch>({
    initial: saved,
    labels: texts.labels,
    rules: { name: jobSearchInputRules.name, words: searchConditionsRules.search },
    optional: ['words', 'filters'],
    validate: ({ name, words, filters }) =>
      problemsOf({
        name: isBlank(name) ? texts.nameRequired : undefined,
        words: isBlank(words) && filters.length === 0 ? texts.conditionRequired : undefined,
      }),
    submission,
    onSubmit: ({ name, words, ...changed }) =>
      onSubmit({ ...changed, name: name.trim(), words: words.trim() }),
  });

  return (
    <Form form={form}>
      <TextField {...form.field('name')} autoComplete="off" />
      <TextField {...form.field('words')} autoComplete="off" />
      {conditions.filters.length > 0 && (
        <CheckboxGroup
          {...form.field('filters')}
          optional={false}
          hint={texts.filtersHint}
          options={conditions.filters.map(({ key, text }) => ({ value: key, label: text }))}
        />
      )}
      <RadioGroup
        {...form.field('frequency')}
        hint={hint}
        options={mailFrequencyValues.map((value) => ({ value, label: frequencies[value] }))}
      />
      <Inline space="12">
        <SubmitButton form={form} messages={texts} />
        <Button tone="critical" variant="quiet" onClick={onDelete}>
          {texts.delete}
        </Button>
      </Inline>
    </Form>
  );
}
