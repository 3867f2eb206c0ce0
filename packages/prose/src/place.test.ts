import { expect, test } from 'vitest';
import { addressIn, countryIn } from './place.ts';

test('an address is a place and the English name of a country', () => {
  expect(addressIn('Lisbon, Portugal')).toEqual({ locality: 'Lisbon', country: 'Portugal' });
  expect(addressIn('Old Town, Leeds, UK ')).toEqual({ locality: 'Old Town, Leeds', country: 'UK' });
});

// ‘Atlanta, Georgia’ is not an address, because Georgia is also a state of the USA.
test.each(['Lisbon', 'Portugal', 'Austin, TX', 'Atlanta, Georgia', ', Portugal', ''])(
  '“%s” is not an address',
  (location) => {
    expect(addressIn(location)).toBeUndefined();
  },
);

test.each(['India', 'Remote (India)', 'Remote, India', 'remote – India'])('“%s” is a country', (location) => {
  expect(countryIn(location)).toBe('India');
});

test.each(['Remote', 'Anywhere', 'European Union', 'Lisbon, Portugal'])(
  '“%s” is not a country',
  (location) => {
    expect(countryIn(location)).toBeUndefined();
  },
);
