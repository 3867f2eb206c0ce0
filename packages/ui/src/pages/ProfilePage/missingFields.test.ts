import { freelancer, newFreelancer } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { freelancers } from '../../messages/freelancers.ts';
import { missingFields } from './missingFields.ts';

test('a complete profile lacks nothing', () => {
  expect(missingFields(freelancer, freelancers.facts)).toEqual([]);
});

test('a rate of nothing is a rate', () => {
  expect(missingFields({ ...freelancer, hourly_rate: 0 }, freelancers.facts)).toEqual([]);
});

test('a new profile lacks everything', () => {
  expect(missingFields(newFreelancer, freelancers.facts)).toEqual([
    'Role',
    'Hourly rate',
    'Location',
    'Experience',
    'Portfolio',
    'Bio',
    'Skills',
  ]);
});
