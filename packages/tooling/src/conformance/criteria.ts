/** The success criteria of WCAG 2.2, levels A and AA: what the product does for each, and what shows it. */

export type Result = 'Supports' | 'Partially supports' | 'Not applicable';

export interface Criterion {
  /** '1.4.3'. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  result: Result;
  /** What the product does; where it supports a criterion in part, what is missing. */
  remark: string;
  /** Tests that fail where it no longer does, by path from the root; beside the rules of axe. */
  tests?: readonly string[];
  /** Tried by hand, or read in the code alone. */
  byHand?: 'tried' | 'read';
  /** WCAG 2.1 does not have it, and so EN 301 549 V3.2.1 neither. */
  isNew?: true;
}

const journeys = 'apps/web/e2e';
const ui = 'packages/ui/src';

export const criteria: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    result: 'Supports',
    remark:
      'Icons are hidden from screen readers, and buttons of an icon alone have a name. Portraits, logos and covers stand beside the name or title that they show, and have an empty alternative.',
    byHand: 'tried',
  },
  ...notApplicable('A', 'There is neither audio nor video.', [
    ['1.2.1', 'Audio-only and Video-only (Prerecorded)'],
    ['1.2.2', 'Captions (Prerecorded)'],
    ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)'],
  ]),
  ...notApplicable('AA', 'There is neither audio nor video.', [
    ['1.2.4', 'Captions (Live)'],
    ['1.2.5', 'Audio Description (Prerecorded)'],
  ]),
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    result: 'Supports',
    remark:
      'Headings, lists, tables, landmarks, groups of fields and their labels are the elements that HTML has for them.',
    tests: [`${journeys}/accessibility.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    result: 'Supports',
    remark: 'What is read first comes first in the document; no style changes the order.',
    byHand: 'tried',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    result: 'Supports',
    remark: 'Texts name buttons and fields by their labels, not by place, shape or colour.',
    byHand: 'read',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    result: 'Supports',
    remark: 'No page asks for an orientation.',
    byHand: 'read',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    result: 'Supports',
    remark: 'Names, email address, organization and passwords of the user carry their `autocomplete` token.',
    byHand: 'read',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    result: 'Supports',
    remark: 'A status is a word, an error has a sign and a sentence, and links in texts are underlined.',
    byHand: 'read',
  },
  ...notApplicable('A', 'Nothing plays sound.', [['1.4.2', 'Audio Control']]),
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    result: 'Supports',
    remark:
      'Each pair of text and ground that a theme allows has 4.5 : 1, computed in every theme; every story is checked in the light and in the dark one.',
    tests: [`${ui}/theme/contrast.test.ts`],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    result: 'Supports',
    remark: 'At 200 % nothing is cut off or wider than the window, also in a window of 320 pixels.',
    tests: [`${journeys}/largeText.spec.ts`],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    result: 'Supports',
    remark: 'The product has none. Users may upload logos, and covers of their work.',
    byHand: 'read',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    result: 'Supports',
    remark: 'At 320 by 256 pixels, a window of 1280 by 1024 at 400 %, no page scrolls sideways.',
    tests: [`${journeys}/accessibility.spec.ts`, `${journeys}/longNames.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    result: 'Supports',
    remark:
      'Borders of controls, signs that carry meaning and the mark of the focus have 3 : 1 in every theme.',
    tests: [`${ui}/theme/contrast.test.ts`],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    result: 'Supports',
    remark: 'With the spacing of the criterion, nothing is cut off on any page, at 320 and at 1280 pixels.',
    byHand: 'tried',
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    result: 'Supports',
    remark: 'A tooltip closes with Escape, stays while the pointer is on it, and until the focus leaves.',
    tests: [`${ui}/primitives/Tooltip/Tooltip.stories.tsx`],
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    result: 'Supports',
    remark: 'Everything can be done with the keyboard alone.',
    tests: [`${journeys}/keyboard.spec.ts`, `${journeys}/desk.spec.ts`, `${journeys}/filters.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    result: 'Supports',
    remark: 'The focus stays in a dialog while it is open; Escape closes it.',
    tests: [`${ui}/primitives/Dialog/Dialog.stories.tsx`, `${journeys}/keyboard.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    result: 'Supports',
    remark: 'The single keys of the applicants’ pages can be switched off where they are explained.',
    tests: [`${ui}/primitives/KeyboardShortcuts/KeyboardShortcuts.stories.tsx`],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    result: 'Partially supports',
    remark:
      'A session that ends loses nothing that was typed. A decision can be taken back for ten minutes, which the user cannot lengthen; every decision asks first.',
    tests: [`${journeys}/drafts.spec.ts`, `${journeys}/session.spec.ts`],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    result: 'Supports',
    remark: 'Nothing moves for longer than five seconds but what shows that a page is loading.',
    byHand: 'read',
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    result: 'Supports',
    remark: 'Nothing flashes.',
    byHand: 'read',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    result: 'Supports',
    remark: 'The first link of each page leads to its content; landmarks and headings are named.',
    byHand: 'tried',
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    result: 'Supports',
    remark: 'A title says what the page shows, also after a search or a filter, and a new one is announced.',
    tests: [`${journeys}/filters.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    result: 'Supports',
    remark:
      'The focus follows the reading order, goes to the heading of a new page, and back to what opened a dialog.',
    tests: [`${journeys}/keyboard.spec.ts`, `${journeys}/frame.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    result: 'Supports',
    remark: 'Links that look alike say what they are about: “See More about Rigger”.',
    byHand: 'tried',
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    result: 'Supports',
    remark: 'Jobs and freelancers are found by search, by filters, by category and by company.',
    tests: [`${journeys}/searching.spec.ts`, `${journeys}/categories.spec.ts`],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    result: 'Supports',
    remark: 'A heading names what follows it, and a label what is asked for.',
    byHand: 'tried',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    result: 'Supports',
    remark: 'Every control shows the focus by an outline, also with forced colours.',
    byHand: 'tried',
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    result: 'Supports',
    remark: 'At 320 by 256 pixels, no bar covers what has the focus on any page.',
    byHand: 'tried',
    isNew: true,
  },
  ...notApplicable('A', 'No gesture needs more than one finger or a path.', [['2.5.1', 'Pointer Gestures']]),
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    result: 'Supports',
    remark: 'Controls act when the pointer is released on them.',
    byHand: 'read',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    result: 'Supports',
    remark: 'Where a control has a longer name than its text, the name begins with the text.',
  },
  ...notApplicable('A', 'Nothing is operated by motion.', [['2.5.4', 'Motion Actuation']]),
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    result: 'Supports',
    remark: 'A file can be dropped; the same field opens the choice of a file.',
    tests: [`${ui}/primitives/FileField/FileField.stories.tsx`],
    isNew: true,
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    result: 'Supports',
    remark: 'Targets are at least 24 pixels high and wide, or 44 for fingers.',
    isNew: true,
  },
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    result: 'Supports',
    remark: 'The server says the language of each page, and a choice changes it.',
    tests: [`${journeys}/languages.spec.ts`],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    result: 'Partially supports',
    remark:
      'Names of languages carry their own. What users write is not marked, since its language is not known: a screen reader reads an English job with the voice of a German page.',
    byHand: 'tried',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    result: 'Supports',
    remark: 'The focus alone changes nothing.',
    byHand: 'tried',
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    result: 'Supports',
    remark:
      'A filter or an order changes the list, which is announced; the focus stays. Forms wait for their button.',
    tests: [`${journeys}/filters.spec.ts`, `${journeys}/searching.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    result: 'Supports',
    remark: 'All pages have the same frame; its links depend on who is signed in alone.',
    tests: [`${journeys}/frame.spec.ts`],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    result: 'Supports',
    remark: 'The same action has the same words, from one catalogue of texts.',
    byHand: 'read',
  },
  ...notApplicable('A', 'No page offers a way to get help, so there is no order to keep.', [
    ['3.2.6', 'Consistent Help'],
  ]).map((criterion) => ({ ...criterion, isNew: true as const })),
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    result: 'Supports',
    remark: 'An error is a sentence below its field, tied to it; the focus goes to the first one.',
    tests: [`${ui}/primitives/Form/Form.stories.tsx`],
    byHand: 'tried',
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    result: 'Supports',
    remark: 'Every field has a visible label; what may be left out says so.',
    byHand: 'tried',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    result: 'Supports',
    remark: 'An error says what to do: “Enter an email address like name@example.com.”',
    tests: [`${ui}/forms/SignInForm/SignInForm.stories.tsx`],
    byHand: 'tried',
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    result: 'Supports',
    remark: 'Decisions and deletions ask first, and a decision can be taken back before it is sent.',
    tests: [`${journeys}/decisions.spec.ts`],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    result: 'Supports',
    remark:
      'What the account knows is filled in, and what was typed is kept over a reload and a new session.',
    tests: [`${journeys}/drafts.spec.ts`],
    isNew: true,
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    result: 'Supports',
    remark: 'A password may be pasted, filled in by a manager, and shown. There are no riddles.',
    byHand: 'read',
    isNew: true,
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    result: 'Supports',
    remark: 'Tests find controls by role and name alone, as a screen reader does.',
    tests: [`${journeys}/accessibility.spec.ts`],
    byHand: 'tried',
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    result: 'Supports',
    remark:
      'Counts of results, suggestions, errors and what was saved are announced without moving the focus.',
    tests: [`${ui}/primitives/Form/Form.stories.tsx`],
    byHand: 'tried',
  },
];

function notApplicable(
  level: Criterion['level'],
  remark: string,
  names: readonly (readonly [number: string, name: string])[],
): Criterion[] {
  return names.map(([number, name]) => ({
    number,
    name,
    level,
    result: 'Not applicable',
    remark,
    byHand: 'read',
  }));
}
