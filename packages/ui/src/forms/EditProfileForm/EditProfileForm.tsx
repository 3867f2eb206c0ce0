'use client';

import { freelancerInputRules as rules } from '@skillharbor/contract';
import type { FreelancerProfile, SkillGroup } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
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
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { optionsOf } from '../optionsOf.ts';
import { useCurrencyOptions } from '../useCurrencyOptions.ts';
import { ResumeImport } from './ResumeImport.tsx';
import { SkillsField } from './SkillsField.tsx';
import { usePreview } from '../usePreview.ts';
import { editProfileValues, profileInput, validateProfile } from './editProfileValues.ts';
import type { EditProfileValues, ProfileInput } from './editProfileValues.ts';
import { emptyFields } from './fillFromResume.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';

export interface EditProfileFormProps {
  freelancer: FreelancerProfile;
  /** The values restored from a draft. */
  initial?: EditProfileValues;
  /** All available skills, by category. */
  skillGroups: readonly SkillGroup[];
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ProfileInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: EditProfileValues) => void;
  cancelHref: string;
}

/**
 * Edits a freelancer's profile: their picture, their skills, their rate and their texts.
 *
 * @use For the freelancer who owns the profile.
 * @screenreader tab: a group of skills.
 * @screenreader checkbox: a skill, and whether it is chosen.
 * @screenreader status: how many skills the search found.
 */
export function EditProfileForm(props: EditProfileFormProps) {
  const { freelancer, skillGroups, submission, onSubmit } = props;
  const { editProfile: messages, availabilities } = useFreelancerMessages();
  const format = useFormat();
  const saved = editProfileValues(freelancer);
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: {
      ...messages.hints,
      profile_picture: messages.pictureHint(format.fileSize(rules.profile_picture.maxBytes)),
    },
    rules,
    optional: ['profile_picture', 'title', 'location'],
    validate: (values) => validateProfile(values, messages, format),
    onSubmit: (values) => onSubmit(profileInput(values)),
  });
  const newPicture = form.values.profile_picture;
  const currencies = useCurrencyOptions(form.values.rate_currency);
  const preview = usePreview(newPicture);

  return (
    <Form form={form}>
      {emptyFields(saved).length > 0 && (
        <Section title={messages.resumeImport.section} divided>
          <ResumeImport values={form.values} skillGroups={skillGroups} onFill={form.change} />
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
        <TextArea {...form.field('bio')} rows={6} />
        <FieldRow>
          <TextField {...form.field('experience')} />
          <TextField {...form.field('portfolio_link')} type="url" autoComplete="url" />
        </FieldRow>
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
        <RadioGroup
          {...form.field('accepts_invitations')}
          options={optionsOf(messages.invitationChoices)}
          columns={{ phone: '1', tablet: '2' }}
        />
      </Section>

      <Section title={messages.labels.skills} divided>
        <SkillsField {...form.field('skills')} groups={skillGroups} />
      </Section>

      <FormActions form={form} messages={messages} cancelHref={props.cancelHref} />
    </Form>
  );
}
