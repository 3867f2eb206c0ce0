'use client';

import { companyInputRules as rules } from '@skillharbor/contract';
import type { MyCompany } from '@skillharbor/contract';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFileLimit, useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { optionsOf } from '../optionsOf.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';
import { usePreview } from '../usePreview.ts';
import { companyInput, companyValues, validateCompany } from './companyValues.ts';
import type { CompanyFormInput, CompanyValues } from './companyValues.ts';

export interface EditCompanyFormProps {
  company: MyCompany;
  /** The values restored from a draft. */
  initial?: CompanyValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: CompanyFormInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: CompanyValues) => void;
  cancelHref: string;
}

/**
 * Edits a company as freelancers see it: its name, its logo, and its description of itself.
 *
 * @use For the client of the company.
 * @screenreader textbox: its label, then its errors and its hint.
 */
export function EditCompanyForm(props: EditCompanyFormProps) {
  const { company, submission, onSubmit } = props;
  const messages = useCompanyMessages().edit;
  const format = useFormat();
  const fileLimit = useFileLimit(rules.logo.maxBytes);
  const saved = companyValues(company);
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: { ...messages.hints, logo: messages.logoHint(format.fileSize(fileLimit)) },
    rules,
    optional: ['about', 'website', 'size', 'founded', 'location', 'logo', 'remove_logo'],
    validate: (values) => validateCompany(values, messages, format),
    onSubmit: (values) => onSubmit(companyInput(values)),
  });
  const { name, logo, remove_logo: isRemoved } = form.values;
  const preview = usePreview(logo);
  const present = isRemoved ? null : company.logo;

  return (
    <Form form={form}>
      <Section title={messages.aboutSection} divided>
        <TextField {...form.field('name')} autoComplete="organization" />
        <TextArea {...form.field('about')} rows={6} />
        <TextField {...form.field('website')} type="url" autoComplete="url" />
        <FieldRow>
          <Select {...form.field('size')} options={optionsOf(messages.sizes)} />
          <NumberField {...form.field('founded')} decimal={false} />
        </FieldRow>
        <TextField {...form.field('location')} />
      </Section>

      <Section title={messages.logoSection} divided>
        <PictureRow
          picture={
            <CompanyTile
              name={name.trim() || null}
              logo={preview ?? present}
              logo2x={preview === null ? company.logo_2x : null}
              size={96}
            />
          }
          removal={
            company.logo !== null && logo === null
              ? {
                  isRemoved,
                  onChange: (remove_logo) => form.change({ remove_logo }),
                  labels: { remove: messages.labels.remove_logo, keep: messages.keepLogo },
                  note: messages.logoRemoved,
                }
              : null
          }
        >
          <FileField
            {...form.field('logo')}
            accept={rules.logo.fileExtensions}
            maxBytes={rules.logo.maxBytes}
            progress={logo && submission.status === 'submitting' ? submission.progress : undefined}
          />
        </PictureRow>
      </Section>

      <FormActions form={form} messages={messages} cancelHref={props.cancelHref} />
    </Form>
  );
}
