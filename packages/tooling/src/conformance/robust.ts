import { journeys, ui } from './criterion.ts';
import type { Criterion } from './criterion.ts';

export const robust: readonly Criterion[] = [
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
