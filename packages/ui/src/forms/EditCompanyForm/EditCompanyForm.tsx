'use client';

import { companyInputRules as rules } from '@skillharbor/contract';
import type { MyCompany } from '@skillharbor/contract';
import { Trash2, Undo2 } from 'lucide-react';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
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
  const saved = companyValues(company);
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: { ...messages.hints, logo: messages.logoHint(format.fileSize(rules.logo.maxBytes)) },
    rules,
    optional: ['about', 'website', 'logo', 'remove_logo'],
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
          remove={
            company.logo !== null &&
            logo === null && (
              <>
                <Button
                  icon={isRemoved ? <Undo2 /> : <Trash2 />}
                  otherLabel={isRemoved ? messages.labels.remove_logo : messages.keepLogo}
                  onClick={() => form.change({ remove_logo: !isRemoved })}
                >
                  {isRemoved ? messages.keepLogo : messages.labels.remove_logo}
                </Button>
                <Text as="span" size="small" tone="muted">
                  <span role="status">{isRemoved && messages.logoRemoved}</span>
                </Text>
              </>
            )
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
