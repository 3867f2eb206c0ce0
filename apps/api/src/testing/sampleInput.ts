/**
 * The input that simulated users send. This module imports no test packages, because the drill in the archive of a
 * release uses it, too.
 */
import type { JobInput } from '@skillharbor/contract';

export const PASSWORD = 'correct-horse-battery';

export const jobInput: JobInput = {
  title: 'Product designer for a ferry booking app',
  short_description: 'Redesign the booking flow that carries 40,000 passengers a week.',
  description: 'We are looking for a designer who has shipped a booking flow before.',
  category: 'tech',
  location: 'Lisbon, Portugal',
  salary_range: '$60–80 an hour',
  employment_type: 'contract',
  remote: 'hybrid',
  application_deadline: '2026-06-30',
};

/** The required fields of a profile. */
export const profileForm = {
  bio: 'I design booking flows.',
  experience: '8',
  portfolio_link: 'https://ada.example/work',
  hourly_rate: '85.5',
  location: 'Lisbon',
  availability_status: 'On Leave',
};
