/** The functions of `userEvent` that fill in fields, from `@testing-library/user-event` or from `storybook/test`. */
export interface User {
  clear: (element: Element) => Promise<void>;
  click: (element: Element) => Promise<void>;
  selectOptions: (element: Element, option: string) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  upload: (element: HTMLElement, file: File) => Promise<void>;
}

/**
 * The value to enter: a text, a date, the label of the option to choose, the labels of the options to tick, or a file.
 */
export type FieldValue = string | readonly string[] | File;

/**
 * Returns the control of the field with this label, without '(optional)': an input, a select, a text area, or the group
 * of radio buttons or checkboxes.
 *
 * @throws if there is no such field; the message lists the existing ones.
 */
export function getField(within: ParentNode, label: string): HTMLElement {
  const fields = [...within.querySelectorAll('label, legend')].map((named) => ({
    label: wordsOf(named),
    control: named instanceof HTMLLabelElement ? named.control : named.closest('fieldset'),
  }));
  const control = fields.find((field) => field.label === label)?.control;
  if (control) return control;
  const known = fields.map((field) => `“${field.label}”`).join(', ');
  throw new Error(`There is no field “${label}”. There are: ${known || 'none'}.`);
}

/** Fills in fields by their labels, in this order, as a user would. A new text replaces the earlier one. */
export async function fillIn(
  user: User,
  within: ParentNode,
  values: Readonly<Record<string, FieldValue>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(user, getField(within, label), value);
}

async function fill(user: User, control: HTMLElement, value: FieldValue): Promise<void> {
  if (value instanceof File) return user.upload(control, value);
  if (control instanceof HTMLFieldSetElement) return choose(user, control, [value].flat());
  if (typeof value !== 'string') throw new Error('Only a group of checkboxes takes several values.');
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, value);
  await user.clear(control);
  // The function `type` gives brackets a special meaning, so each bracket is doubled.
  if (value !== '') await user.type(control, value.replaceAll(/[{[]/g, '$&$&'));
}

/** Presses the options of a group until only the options with these labels are chosen. */
async function choose(user: User, group: HTMLFieldSetElement, labels: readonly string[]): Promise<void> {
  for (const label of labels) getField(group, label);
  for (const option of group.querySelectorAll('label')) {
    const input = option.control;
    if (!(input instanceof HTMLInputElement)) continue;
    const isWanted = labels.includes(wordsOf(option));
    if (input.checked !== isWanted && (isWanted || input.type === 'checkbox')) await user.click(input);
  }
}

/** Returns the first words of a label, without '(optional)', a hint or a count. */
function wordsOf(label: Element): string {
  const words = label.querySelector(':scope > span')?.firstChild ?? label.firstChild;
  return words?.textContent?.trim() ?? '';
}
