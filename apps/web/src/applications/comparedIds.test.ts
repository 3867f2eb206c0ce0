import { expect, test } from 'vitest';
import { comparedIdsIn } from './comparedIds.ts';

test.each([
  ['ids=7,8', [7, 8]],
  ['ids=7,7,x,-1,8.5,99999999999', [7]],
  ['ids=1,2,3,4,5', [1, 2, 3, 4]],
  ['', []],
])('the query “%s” selects the expected ids', (query, ids) => {
  expect(comparedIdsIn(new URLSearchParams(query))).toEqual(ids);
});
