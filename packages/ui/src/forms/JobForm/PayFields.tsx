'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { Optional } from '../../primitives/Field/Field.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useSettled } from '../../primitives/useSettled.ts';
import { usePayFormat } from '../../cards/JobView/usePayFormat.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { optionsOf } from '../optionsOf.ts';
import { useCurrencyOptions } from '../useCurrencyOptions.ts';
import * as styles from './PayFields.css.ts';
import { payIn } from './payValues.ts';
import type { PayValues } from './payValues.ts';

type PayForm = Pick<ReturnType<typeof useForm<PayValues>>, 'values' | 'field'>;

/**
 * Takes the pay as amounts, and previews the text that readers will see. All its fields are optional, and the legend
 * says so once.
 */
export function PayFields({ form, legend }: { form: PayForm; legend: string }) {
  const { payPeriods, payPreview } = useClientMessages().jobForm;
  const formatPay = usePayFormat();
  const currencies = useCurrencyOptions(form.values.pay_currency);
  const pay = payIn(form.values);
  const text = pay && formatPay(pay);
  // Screen readers announce the pay when the user pauses, instead of at each key.
  const announced = useSettled(text);

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {legend} <Optional />
      </legend>
      <div className={styles.content}>
        <Tiles space="16" columns="2">
          <NumberField {...form.field('pay_min')} optional={false} />
          <NumberField {...form.field('pay_max')} optional={false} />
          <Select {...form.field('pay_currency')} options={currencies} />
          <Select {...form.field('pay_period')} options={optionsOf(payPeriods)} />
        </Tiles>
        <div className={styles.preview}>
          {text === null ? (
            <Text tone="muted">{payPreview.empty}</Text>
          ) : (
            <Text numeric>
              {payPreview.label} <strong className={styles.reading}>{text}</strong>
            </Text>
          )}
          <VisuallyHidden role="status">{announced && `${payPreview.label} ${announced}`}</VisuallyHidden>
          <Text size="small" tone="muted">
            {payPreview.hint}
          </Text>
        </div>
      </div>
    </fieldset>
  );
}
