'use client';

import { freelancerInputRules as rules } from '@skillharbor/contract';
import type { FreelancerProfile, SkillGroup } from '@skillharbor/contract';
import { useState } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFileLimit, useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { optionsOf } from '../optionsOf.ts';
import { useCountryOptions } from '../useCountryOptions.ts';
import { useCurrencyOptions } from '../useCurrencyOptions.ts';
import { ResumeImport } from './ResumeImport.tsx';
import { ResumeReader } from './ResumeReader.tsx';
import type { ResumeReading } from './ResumeReader.tsx';
import { SkillsField } from './SkillsField.tsx';
import { usePreview } from '../usePreview.ts';
import { editProfileValues, profileInput, validateProfile } from './editProfileValues.ts';
import type { EditProfileValues, ProfileInput } from './editProfileValues.ts';
import { emptyFields } from './fillFromResume.ts';
import type { ResumeField } from './fillFromResume.ts';
import { Suggestion } from './Suggestion.tsx';
import { fieldsIn, suggestionsFor } from './suggestions.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';

export interface EditProfileFormProps {
  freelancer: FreelancerProfile;
  /** The values restored from a draft. */
  initial?: EditProfileValues;
  /** All skills that can be chosen, by category. */
  skillGroups: readonly SkillGroup[];
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ProfileInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: EditProfileValues) => void;
  cancelHref: string;
  resumeReading: ResumeReading;
}

/**
 * Edits a freelancer's profile: the picture, the skills, the rate and the texts.
 *
 * @use For the freelancer who owns the profile.
 * @screenreader tab: a group of skills.
 * @screenreader checkbox: a skill, and whether it is chosen.
 * @screenreader status: how many skills the search found.
 */
export function EditProfileForm(props: EditProfileFormProps) {
  const { freelancer, skillGroups, submission, onSubmit, resumeReading } = props;
  const { editProfile: messages, availabilities, skillName } = useFreelancerMessages();
  const format = useFormat();
  const fileLimit = useFileLimit(rules.profile_picture.maxBytes);
  const saved = editProfileValues(freelancer);
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: {
      ...messages.hints,
      profile_picture: messages.pictureHint(format.fileSize(fileLimit)),
    },
    rules,
    optional: ['profile_picture', 'title', 'location', 'country'],
    validate: (values) => validateProfile(values, messages, format),
    onSubmit: (values) => onSubmit(profileInput(values)),
  });
  const newPicture = form.values.profile_picture;
  const currencies = useCurrencyOptions(form.values.rate_currency);
  const countries = useCountryOptions(form.values.country);
  const preview = usePreview(newPicture);
  const read = resumeReading.suggestions;
  const suggestions = read ? suggestionsFor(form.values, read, skillGroups, skillName) : {};
  // After another resume is read, all suggestions are undecided again. Using a suggestion does not change which fields
  // have a suggestion.
  const [reading, setReading] = useState({ read, count: 0, found: fieldsIn(suggestions) });
  if (reading.read !== read) setReading({ read, count: reading.count + 1, found: fieldsIn(suggestions) });
  const suggestionFor = (field: ResumeField) =>
    read && (
      <Suggestion
        key={`${field} ${reading.count}`}
        field={field}
        suggestion={suggestions[field]}
        values={form.values}
        onChange={form.change}
      />
    );

  return (
    <Form form={form}>
      {emptyFields(saved).length > 0 && (
        <Section title={messages.resumeImport.section} divided>
          <ResumeReader {...resumeReading} found={reading.found.map((field) => messages.labels[field])} />
          <Disclosure summary={messages.resumeImport.summary} line="above">
            <ResumeImport values={form.values} skillGroups={skillGroups} onFill={form.change} />
          </Disclosure>
        </Section>
      )}

      <Section title={messages.pictureSection} divided>
        <PictureRow
          picture={
            <Avatar
              name={`${freelancer.user.first_name} ${freelancer.user.last_name}`}
              src={preview ?? freelancer.profile_picture}
              src2x={preview === null ? freelancer.profile_picture_2x : null}
              size={150}
            />
          }
        >
          <FileField
            {...form.field('profile_picture')}
            accept={rules.profile_picture.fileExtensions}
            maxBytes={rules.profile_picture.maxBytes}
            progress={newPicture && submission.status === 'submitting' ? submission.progress : undefined}
          />
        </PictureRow>
      </Section>

      <Section title={messages.aboutSection} divided>
        <TextField {...form.field('title')} />
        {suggestionFor('title')}
        <TextArea {...form.field('bio')} rows={6} />
        {suggestionFor('bio')}
        <FieldRow>
          <TextField {...form.field('experience')} />
          <TextField {...form.field('portfolio_link')} type="url" autoComplete="url" />
        </FieldRow>
        {suggestionFor('experience')}
        {suggestionFor('portfolio_link')}
      </Section>

      <Section title={messages.workSection} divided>
        <FieldRow>
          <NumberField {...form.field('hourly_rate')} />
          <Select {...form.field('rate_currency')} options={currencies} />
        </FieldRow>
        <FieldRow>
          <TextField {...form.field('location')} />
          <Select {...form.field('availability_status')} options={optionsOf(availabilities)} />
        </FieldRow>
        {suggestionFor('location')}
        <Select {...form.field('country')} options={countries} />
        <RadioGroup
          {...form.field('accepts_invitations')}
          options={optionsOf(messages.invitationChoices)}
          columns={{ phone: '1', tablet: '2' }}
        />
        <RadioGroup
          {...form.field('named_in_mails')}
          options={optionsOf(messages.namingChoices)}
          columns={{ phone: '1', tablet: '2' }}
        />
      </Section>

      <Section title={messages.labels.skills} divided>
        {suggestionFor('skills')}
        <SkillsField {...form.field('skills')} groups={skillGroups} />
      </Section>

      <FormActions form={form} messages={messages} cancelHref={props.cancelHref} />
    </Form>
  );
}
