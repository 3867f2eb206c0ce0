import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ui from './index.ts';

const nothing = () => {};
const options = [{ value: 'tech', label: 'Tech' }];

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
  CheckboxGroup: <ui.CheckboxGroup label="Skills" name="skills" options={options} />,
  DateField: <ui.DateField label="Deadline" name="deadline" defaultValue="2026-12-04" />,
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
      file={null}
      onChange={nothing}
    />
  ),
  Form: (
    <ui.Form onSubmit={nothing} submission={{ status: 'failed', message: 'No.' }}>
      <ui.TextField label="Name" name="name" />
      <ui.Button type="submit" pending>
        Send
      </ui.Button>
    </ui.Form>
  ),
  MultiSelect: <ui.MultiSelect label="Category" options={options} value={['tech']} onChange={nothing} />,
  NumberField: <ui.NumberField label="Rate" name="rate" />,
  Pagination: <ui.Pagination pages={{ next: nothing, pending: false }} page={1} />,
  PasswordField: <ui.PasswordField label="Password" name="password" autoComplete="new-password" />,
  RadioGroup: <ui.RadioGroup label="Work type" name="remote" options={options} />,
  SearchForm: <ui.SearchForm label="Search" buttonLabel="Search" onSearch={nothing} />,
  Select: <ui.Select label="Category" name="category" options={options} />,
  Tabs: <ui.Tabs label="As" tabs={[{ value: 'client', label: 'Client', panel: 'Company' }]} />,
  TextArea: <ui.TextArea label="Letter" name="letter" counter maxLength={300} />,
  ToastRegion: <ui.ToastRegion />,
};

/** No browser here: whatever asks for one while rendering fails. */
test.each(Object.entries(elements))('%s can be rendered on a server', (_name, element) => {
  expect(renderToString(element)).toBeTypeOf('string');
});

test('what is rendered on a server is there to be read before any script runs', () => {
  expect(renderToString(elements.Tabs)).toContain('Company');
  expect(renderToString(elements.Form)).toContain('role="alert"');
});
