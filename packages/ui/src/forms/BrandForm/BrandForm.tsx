'use client';

import { brandInputRules as rules } from '@skillharbor/contract';
import type { Brand } from '@skillharbor/contract';
import { isColor, nearestReadableAccent, usualAccent } from '@skillharbor/prose';
import { Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';
import { usePreview } from '../usePreview.ts';
import { color, picker, typed } from './BrandForm.css.ts';
import { brandInput, brandValues, isUnreadable, validateBrand } from './brandValues.ts';
import type { BrandFormInput } from './brandValues.ts';

export type { BrandFormInput } from './brandValues.ts';

/** The brand that the form would save now. `accent` is null for the usual colour. */
export type ShownBrand = Pick<Brand, 'name' | 'accent' | 'logo' | 'logo_2x'>;

export interface BrandFormProps {
  brand: Brand;
  /** Shows what the brand looks like. */
  preview: (brand: ShownBrand) => ReactNode;
  submission: Submission;
  onSubmit: (input: BrandFormInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Changes the name, the accent colour and the logo of the site. A colour in which texts would be hard to read is refused, and
 * one press takes the nearest one that is not.
 *
 * @use On the page of the brand, for operators.
 */
export function BrandForm(props: BrandFormProps) {
  const { brand, submission, onSubmit } = props;
  const messages = useDeskMessages().brand;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial: brandValues(brand),
    labels: messages.labels,
    hints: { ...messages.hints, logo: messages.logoHint(format.fileSize(rules.logo.maxBytes)) },
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
    <Form form={form}>
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
        remove={
          brand.logo !== null &&
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
      {props.preview(shown)}
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
