import { myJobs } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { updateOf } from './jobUpdate.ts';

const onlyFromTheServer =
  /^(id|company\w*|date_posted|created_at|is_open|places_left|paused_at|answers_by|blind_review|declined_together|\w+_count)$/;

test.each(myJobs)('an update of $title leaves out the fields that only the server sets', (job) => {
  const writable = Object.entries(job).filter(([name]) => !onlyFromTheServer.test(name));
  expect(updateOf(job)).toEqual(Object.fromEntries(writable));
});
