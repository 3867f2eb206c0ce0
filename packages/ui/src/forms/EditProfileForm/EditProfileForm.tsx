'use client';

import type { Freelancer, SkillGroup } from '@skillharbor/contract';
import {
  Avatar,
  Button,
  FileField,
  Form,
  Inline,
  LinkButton,
  NumberField,
  Select,
  TextArea,
  TextField,
  Tiles,
  useFormat,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';
import { counterNear } from '../checks.ts';
import { useForm } from '../useForm.ts';
import { Section } from './Section.tsx';
import { SkillsField } from './SkillsField.tsx';
import { usePreview } from './usePreview.ts';
import {
  editProfileValues,
  limits,
  pictureLimit,
  pictureTypes,
  profileInput,
  validateProfile,
  type EditProfileValues,
  type ProfileInput,
} from './editProfileValues.ts';
import { picture, pictureField } from './EditProfileForm.css.ts';

export interface EditProfileFormProps {
  freelancer: Freelancer;
  /** What was typed and chosen before, where somebody comes back to it. */
  initial?: EditProfileValues;
  /** Every skill there is, by category. */
  skillGroups: readonly SkillGroup[];
  submission: Submission;
  onSubmit: (values: ProfileInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: EditProfileValues) => void;
  cancelHref: string;
}

const availabilities = [
  'Available',
  'Busy',
  'On Leave',
] as const satisfies Freelancer['availability_status'][];

export function EditProfileForm(props: EditProfileFormProps) {
  const { freelancer, skillGroups, submission, onSubmit, onDirtyChange, cancelHref } = props;
  const { editProfile: words, availabilities: availabilityLabels } = useMessages().freelancers;
  const format = useFormat();
  const saved = editProfileValues(freelancer);
  const form = useForm({
    initial: props.initial ?? saved,
    saved,
    validate: (values) => validateProfile(values, words, format),
    submission,
    onSubmit: (values) => onSubmit(profileInput(values)),
    onDirtyChange,
    onValuesChange: props.onValuesChange,
  });
  const { values } = form;
  const preview = usePreview(values.profile_picture);
  const submitting = submission.status === 'submitting';

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <Section title={words.pictureSection}>
        <div className={picture}>
          <Avatar
            name={`${freelancer.user.first_name} ${freelancer.user.last_name}`}
            src={preview ?? freelancer.profile_picture}
            src2x={preview === null ? freelancer.profile_picture_2x : null}
            size={150}
          />
          <div className={pictureField}>
            <FileField
              label={words.picture}
              name="profile_picture"
              hint={words.pictureHint(format.fileSize(pictureLimit))}
              accept={pictureTypes}
              maxBytes={pictureLimit}
              optional
              file={values.profile_picture}
              onChange={form.set('profile_picture')}
              progress={submitting && values.profile_picture ? submission.progress : undefined}
            />
          </div>
        </div>
      </Section>

      <Section title={words.aboutSection}>
        <TextField
          label={words.role}
          name="title"
          hint={words.roleHint}
          optional
          value={values.title}
          onChange={form.set('title')}
          errors={form.errors('title')}
        />
        <TextArea
          label={words.bio}
          name="bio"
          hint={words.bioHint}
          rows={6}
          required
          value={values.bio}
          onChange={form.set('bio')}
          errors={form.errors('bio')}
          {...counterNear(values.bio, limits.bio)}
        />
        <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
          <TextField
            label={words.experience}
            name="experience"
            hint={words.experienceHint}
            required
            value={values.experience}
            onChange={form.set('experience')}
            errors={form.errors('experience')}
          />
          <TextField
            label={words.portfolioLink}
            name="portfolio_link"
            type="url"
            autoComplete="url"
            hint={words.portfolioLinkHint}
            required
            value={values.portfolio_link}
            onChange={form.set('portfolio_link')}
            errors={form.errors('portfolio_link')}
          />
        </Tiles>
      </Section>

      <Section title={words.workSection}>
        <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
          <NumberField
            label={words.hourlyRate}
            name="hourly_rate"
            hint={words.hourlyRateHint}
            prefix="$"
            required
            value={values.hourly_rate}
            onChange={form.set('hourly_rate')}
            errors={form.errors('hourly_rate')}
          />
          <TextField
            label={words.location}
            name="location"
            hint={words.locationHint}
            optional
            value={values.location}
            onChange={form.set('location')}
            errors={form.errors('location')}
          />
        </Tiles>
        <Select
          label={words.availability}
          name="availability_status"
          required
          options={availabilities.map((value) => ({ value, label: availabilityLabels[value] }))}
          value={values.availability_status}
          onChange={form.set('availability_status')}
        />
      </Section>

      <Section title={words.skillsSection}>
        <SkillsField
          groups={skillGroups}
          value={values.skills}
          onChange={form.set('skills')}
          errors={form.errors('skills')}
        />
      </Section>

      <Inline space="8" justify="end">
        <LinkButton href={cancelHref} variant="quiet">
          {words.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" pending={submitting} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Inline>
    </Form>
  );
}
