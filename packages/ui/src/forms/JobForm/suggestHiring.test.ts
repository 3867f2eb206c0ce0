import { expect, test } from 'vitest';
import { emptyHiring } from './hiringValues.ts';
import { suggestHiring } from './suggestHiring.ts';

test('the location suggests a place only if the field for the place is empty', () => {
  const onsite = { ...emptyHiring, location: 'Lisbon, Portugal', remote: 'onsite' } as const;
  expect(suggestHiring(onsite)).toMatchObject({ kind: 'country', changes: { country: 'PT' } });
  expect(suggestHiring({ ...onsite, country: 'ES' })).toBeNull();
  expect(suggestHiring({ ...onsite, location: 'European Union' })).toBeNull();
  expect(suggestHiring({ ...onsite, location: 'Remote (EU)', remote: 'remote' })).toMatchObject({
    kind: 'hire_from',
    changes: { hire_from: ['EU'] },
  });
});
