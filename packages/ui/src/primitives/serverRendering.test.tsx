import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ui from './index.ts';

const nothing = () => {};
const options = [{ value: 'tech', label: 'Tech' }];

const failed: ui.Submission = { status: 'failed', message: 'No.' };

function FormWithAProblem() {
  const form = ui.useForm({
    initial: { name: '' },
    labels: { name: 'Name' },
    validate: () => ({}),
    submission: failed,
    onSubmit: nothing,
  });
  return (
    <ui.Form form={form}>
      <ui.TextField {...form.field('name')} />
      <ui.SubmitButton form={form} messages={{ submit: 'Send', submitting: 'Sending…' }} />
    </ui.Form>
  );
}

const elements = {
  AlertDialog: (
    <ui.AlertDialog
      open
      title="Sure?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  Avatar: <ui.Avatar name="Ada Okafor" src="/ada.webp" src2x="/ada-2x.webp" size={64} />,
  CheckboxGroup: (
    <ui.CheckboxGroup label="Skills" name="skills" options={options} value={[]} onChange={nothing} />
  ),
  DateField: <ui.DateField label="Deadline" name="deadline" value="2026-12-04" onChange={nothing} />,
  Dialog: (
    <ui.Dialog open title="Contact Ada" onClose={nothing}>
      Hello
    </ui.Dialog>
  ),
  Disclosure: <ui.Disclosure summary="Why?">Because.</ui.Disclosure>,
  FileField: (
    <ui.FileField
      label="Resume"
      name="resume"
      accept={['pdf']}
      maxBytes={1024}
      value={null}
      onChange={nothing}
    />
  ),
  Form: <FormWithAProblem />,
  MultiSelect: <ui.MultiSelect label="Category" options={options} value={['tech']} onChange={nothing} />,
  NumberField: <ui.NumberField label="Rate" name="rate" value="" onChange={nothing} />,
  Pagination: <ui.Pagination pages={{ next: nothing, pending: false }} page={1} />,
  PasswordField: (
    <ui.PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value=""
      onChange={nothing}
    />
  ),
  RadioGroup: <ui.RadioGroup label="Work type" name="remote" options={options} value="" onChange={nothing} />,
  SearchForm: (
    <ui.SearchForm action={{ href: '/jobs' }} label="Search" buttonLabel="Search" onSearch={nothing} />
  ),
  Select: <ui.Select label="Category" name="category" options={options} value="" onChange={nothing} />,
  Tabs: <ui.Tabs label="As" tabs={[{ value: 'client', label: 'Client', panel: 'Company' }]} />,
  TextArea: (
    <ui.TextArea label="Letter" name="letter" counter="always" maxLength={300} value="" onChange={nothing} />
  ),
  ToastRegion: <ui.ToastRegion />,
};

/** The test runs without a browser, so a component that needs one while rendering fails. */
test.each(Object.entries(elements))('%s can be rendered on a server', (_name, element) => {
  expect(renderToString(element)).toBeTypeOf('string');
});

test('the server’s output is readable before any script runs', () => {
  expect(renderToString(elements.Tabs)).toContain('Company');
  expect(renderToString(elements.Form)).toContain('role="alert"');
});
