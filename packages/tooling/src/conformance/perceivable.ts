import { journeys, notApplicable, ui } from './criterion.ts';
import type { Criterion } from './criterion.ts';

export const perceivable: readonly Criterion[] = [
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
    remark: 'What is read first comes first in the document.',
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
    remark:
      'With the spacing of the criterion, nothing is cut off at 320 and at 1280 pixels, on 29 pages without open dialogs.',
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
];
