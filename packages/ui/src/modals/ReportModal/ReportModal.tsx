'use client';

import { reportInputRules, reportReasonValues } from '@skillharbor/contract';
import type { ReportInput, ReportReceipt } from '@skillharbor/contract';
import type { Reportable } from '../../cards/ReportButton/report.ts';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { Receipt } from './Receipt.tsx';
import { emptyReport, needsWords, reportOf, validateReport } from './reportValues.ts';

export interface ReportModalProps {
  open: boolean;
  onClose: () => void;
  /** The item that the user reports. */
  reportable: Reportable;
  /** True for a visitor, who may enter a name and an email address. The account of a signed-in user has both. */
  asksForAddress: boolean;
  submission: Submission;
  onSubmit: (report: ReportInput) => void;
  /** The receipt of the report and the address of the report's page. It is null before the report is sent. */
  receipt: { receipt: Pick<ReportReceipt, 'number'>; href: string; isMailed: boolean } | null;
}

/**
 * Takes a report about something that should not be on the site, and shows its receipt.
 *
 * @use Once in an app, opened by a {@link ReportButton}.
 * @content The modal says that nobody else learns who sent the report.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, with the name of what is reported.
 */
export function ReportModal(props: ReportModalProps) {
  const { open, onClose, reportable, asksForAddress, submission, onSubmit, receipt } = props;
  const { subjects, name } = reportable;
  const { dialog: messages, receipt: receiptMessages, kinds, reasons } = useReportMessages();
  const format = useFormat();
  const form = useForm({
    initial: emptyReport,
    labels: messages.labels,
    rules: reportInputRules,
    optional: ['name', 'email'],
    validate: (values) => validateReport(values, messages, format),
    submission,
    onSubmit: ({ reason, ...values }) => {
      if (reason !== '') onSubmit(reportOf({ ...values, reason }, subjects));
    },
  });
  const { reason } = form.values;
  const isIllegal = reason === 'illegal_content';

  if (receipt)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={receiptMessages.title}
        description={receiptMessages.explanation}
        actions={<Button onClick={onClose}>{receiptMessages.close}</Button>}
      >
        <Receipt number={receipt.receipt.number} href={receipt.href} isMailed={receipt.isMailed} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title(name)}
      description={messages.intro}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <SubmitButton form={form} messages={messages} />
        </>
      }
    >
      <Form form={form}>
        {subjects.length > 1 && (
          <RadioGroup
            {...form.field('kind')}
            options={subjects.map(({ kind }, index) => ({ value: String(index), label: kinds[kind] }))}
            columns="2"
          />
        )}
        <RadioGroup
          {...form.field('reason')}
          options={reportReasonValues.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextArea
          {...form.field('words')}
          hint={isIllegal ? messages.hints.illegal : messages.hints.words}
          required={needsWords(reason)}
          optional={!needsWords(reason)}
          rows={4}
        />
        {isIllegal && (
          <CheckboxGroup
            {...form.field('good_faith')}
            options={[{ value: 'yes', label: messages.goodFaith }]}
          />
        )}
        {asksForAddress && (
          <>
            <TextField
              {...form.field('email')}
              hint={messages.hints.email}
              type="email"
              autoComplete="email"
            />
            <TextField {...form.field('name')} hint={messages.hints.name} autoComplete="name" />
          </>
        )}
      </Form>
    </Dialog>
  );
}
