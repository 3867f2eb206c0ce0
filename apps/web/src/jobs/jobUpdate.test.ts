import { myJobs } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { updateOf } from './jobUpdate.ts';

const onlyFromTheServer =
  /^(id|company\w*|date_posted|created_at|is_open|places_left|paused_at|decision_date|blind_review|declined_together|\w+_count)$/;

test.each(myJobs)(
  'an update of $title without changes changes nothing, and omits the fields that only the server sets',
  (job) => {
    const update = updateOf(job);
    expect({ ...job, ...update }).toEqual(job);
    expect(Object.keys(update).filter((name) => onlyFromTheServer.test(name))).toEqual([]);
  },
);
