'use client';

import { brandInputRules as rules } from '@skillharbor/contract';
import type { Brand } from '@skillharbor/contract';
import { isColor, nearestReadableAccent, usualAccent } from '@skillharbor/prose';
import type { ReactNode } from 'react';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFileLimit, useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';
import { usePreview } from '../usePreview.ts';
import { color, picker, typed } from './BrandForm.css.ts';
import { brandInput, brandValues, isUnreadable, validateBrand } from './brandValues.ts';
import type { BrandFormInput } from './brandValues.ts';

export type { BrandFormInput } from './brandValues.ts';

/** The brand as the form would currently save it. `accent` is null for the default colour. */
export type ShownBrand = Pick<Brand, 'name' | 'accent' | 'logo' | 'logo_2x'>;

export interface BrandFormProps {
  /** The brand that is saved. */
  brand: Brand;
  /** Renders a preview of the brand. */
  preview: (brand: ShownBrand) => ReactNode;
  submission: Submission;
  onSubmit: (input: BrandFormInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Changes the name, the accent colour and the logo of the site. The form refuses a colour in which text would be hard
 * to read, and one press replaces it with the nearest readable colour.
 *
 * @use On the page where operators change the brand.
 */
export function BrandForm(props: BrandFormProps) {
  const { brand, submission, onSubmit } = props;
  const messages = useDeskMessages().brand;
  const format = useFormat();
  const fileLimit = useFileLimit(rules.logo.maxBytes);
  const form = useForm({
    ...props,
    initial: brandValues(brand),
    labels: messages.labels,
    hints: { ...messages.hints, logo: messages.logoHint(format.fileSize(fileLimit)) },
    rules,
    optional: ['accent', 'logo', 'remove_logo'],
    validate: (values) => validateBrand(values, messages, format),
    onSubmit: (values) => onSubmit(brandInput(values)),
  });
  const { name, logo, remove_logo: isRemoved } = form.values;
  const accent = form.values.accent.trim();
  const newLogo = usePreview(logo);
  const shown: ShownBrand = {
    name: name.trim() || brand.name,
    accent: isColor(accent) ? accent : null,
    logo: newLogo ?? (isRemoved ? null : brand.logo),
    logo_2x: newLogo !== null || isRemoved ? null : brand.logo_2x,
  };
  const nearest = isUnreadable(accent) ? nearestReadableAccent(accent, 'light') : null;
  const accentField = form.field('accent');

  return (
    <Form form={form} narrow>
      <TextField {...form.field('name')} autoComplete="off" />
      <Stack space="8">
        <div className={color}>
          <div className={typed}>
            <TextField
              {...accentField}
              errors={nearest === null ? accentField.errors : [messages.unreadable]}
              autoComplete="off"
            />
          </div>
          <input
            type="color"
            className={picker}
            aria-label={messages.pick}
            value={(shown.accent ?? usualAccent).toLowerCase()}
            onChange={(event) => form.change({ accent: event.currentTarget.value.toUpperCase() })}
          />
        </div>
        {nearest !== null && (
          <div>
            <Button onClick={() => form.change({ accent: nearest })}>{messages.useNearest(nearest)}</Button>
          </div>
        )}
      </Stack>
      <PictureRow
        picture={<CompanyTile name={shown.name} logo={shown.logo} logo2x={shown.logo_2x} size={96} />}
        removal={
          brand.logo !== null && logo === null
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
      {props.preview(shown)}
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
