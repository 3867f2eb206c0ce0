import { describe, expect, test } from 'vitest';
import { noticedIn } from './plainRules.ts';

const noticed = (text: string, more: Partial<Parameters<typeof noticedIn>[0]> = {}) =>
  noticedIn({ text, country: null, isElsewhere: false, ...more });

const ordinary = `Steer ferries between two tides. We pay $70 to $90 an hour, 40,000–50,000 a year, within 30 days.
We began on 2026-11-02 and have 1,204 passengers. See https://pier.example/jobs. A deposit for the keys is paid back by us.`;

test('an ordinary text with pay, dates and a link matches no rule', () => {
  expect(noticed(ordinary)).toEqual([]);
  for (const country of ['US', 'DE', 'AT', 'EG'] as const) expect(noticed(ordinary, { country })).toEqual([]);
});

test.each([
  'Wir zählen 10.000 Besucher, zahlen 1.500 Euro im Monat, seit 1998, und suchen ab 15.03.2026 von 2015-2020.',
  'Es gibt keine Anmeldegebühr. Sie verdienen bis zu 90 € pro Stunde.',
  'There is no registration fee. Design gift cards for a museum shop, and integrate Western Union.',
])('an honest text matches no rule: %s', (text) => {
  for (const country of ['DE', 'AT', 'US'] as const)
    expect(noticed(`${ordinary} ${text}`, { country })).toEqual([]);
});

describe('a plain rule', () => {
  test.each([
    ['that consists mostly of links', 'Apply here: https://win.example/a www.win.example', ['only_links']],
    ['with an international phone number', `${ordinary} Call +49 30 901820.`, ['phone_number']],
    [
      'with an English phrase typical of fraud',
      `${ordinary} Pay a  Registration\nfee of $50.`,
      ['scam_phrase'],
    ],
    [
      'with a German phrase typical of fraud',
      `${ordinary} Vor dem Start müssen Sie eine Anmeldegebühr zahlen.`,
      ['scam_phrase'],
    ],
    ['with an Arabic phrase typical of fraud', `${ordinary} عليك دفع رسوم التسجيل.`, ['scam_phrase']],
  ])('%s', (_, text, rules) => {
    expect(noticed(text)).toEqual(rules);
  });

  test('finds a phone number in the format of its author’s country', () => {
    expect(noticed(`${ordinary} Call 030 901820.`, { country: 'DE' })).toEqual(['phone_number']);
  });

  test('finds a text that another account shows as well', () => {
    expect(noticed(ordinary, { isElsewhere: true })).toEqual(['same_text']);
  });
});
