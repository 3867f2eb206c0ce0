import { freelancerInputRules } from '@skillharbor/contract';
import type { CountryCode, Freelancer, FreelancerInput, FreelancerProfile } from '@skillharbor/contract';
import type { freelancers } from '../../messages/freelancers.ts';
import { isWebAddress } from '../../primitives/Link/addresses.ts';
import { parseAmount } from '../amount.ts';
import { asciiAddress } from '../asciiAddress.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields, as typed. `profile_picture` is a new picture, or null to keep the current one. */
export interface EditProfileValues {
  title: string;
  bio: string;
  experience: string;
  portfolio_link: string;
  hourly_rate: string;
  /** The currency of the rate, as an ISO 4217 code. */
  rate_currency: string;
  location: string;
  availability_status: Freelancer['availability_status'];
  accepts_invitations: 'yes' | 'no';
  named_in_mails: 'yes' | 'no';
  country: CountryCode | '';
  skills: readonly number[];
  profile_picture: File | null;
}

/**
 * The values that the form passes on: the contract's input, with the picture as a file, or null to keep the current
 * one.
 */
export type ProfileInput = Required<Omit<FreelancerInput, 'profile_picture'>> & {
  profile_picture: File | null;
};

export const mostSkills = freelancerInputRules.skills.maxItems;

export function editProfileValues(freelancer: FreelancerProfile): EditProfileValues {
  return {
    title: freelancer.title,
    bio: freelancer.bio,
    experience: freelancer.experience,
    portfolio_link: freelancer.portfolio_link,
    hourly_rate: freelancer.hourly_rate?.toString() ?? '',
    rate_currency: freelancer.rate_currency,
    location: freelancer.location,
    availability_status: freelancer.availability_status,
    accepts_invitations: freelancer.accepts_invitations ? 'yes' : 'no',
    named_in_mails: freelancer.named_in_mails === true ? 'yes' : 'no',
    country: freelancer.country ?? '',
    skills: freelancer.skills.map((skill) => skill.id),
    profile_picture: null,
  };
}

/**
 * Checks the texts, the rate and the skills. The picture's own field checks the type and size of the file when the user
 * chooses it.
 */
export function validateProfile(
  values: EditProfileValues,
  messages: (typeof freelancers)['editProfile'],
  format: { number(value: number): string },
) {
  return problemsOf({
    title: tooLong('title'),
    bio: isBlank(values.bio) ? messages.bioRequired : tooLong('bio'),
    experience: isBlank(values.experience) ? messages.experienceRequired : tooLong('experience'),
    portfolio_link: isBlank(values.portfolio_link)
      ? messages.portfolioLinkRequired
      : isWebAddress(values.portfolio_link.trim())
        ? tooLong('portfolio_link')
        : messages.portfolioLinkInvalid,
    hourly_rate: parseRate(values.hourly_rate) === null ? messages.hourlyRateInvalid : undefined,
    location: tooLong('location'),
    skills: values.skills.length > mostSkills ? messages.tooManySkills(mostSkills) : undefined,
  });

  function tooLong(field: 'title' | 'bio' | 'experience' | 'portfolio_link' | 'location') {
    const { maxLength } = freelancerInputRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** Returns the values to send to the server. The values must have been checked before. */
export function profileInput(values: EditProfileValues): ProfileInput {
  return {
    title: values.title.trim(),
    bio: values.bio.trim(),
    experience: values.experience.trim(),
    portfolio_link: asciiAddress(values.portfolio_link.trim()),
    hourly_rate: parseRate(values.hourly_rate) ?? 0,
    rate_currency: values.rate_currency,
    location: values.location.trim(),
    availability_status: values.availability_status,
    accepts_invitations: values.accepts_invitations === 'yes',
    named_in_mails: values.named_in_mails === 'yes',
    country: values.country,
    skills: [...values.skills],
    profile_picture: values.profile_picture,
  };
}

const parseRate = (text: string) => parseAmount(text, freelancerInputRules.hourly_rate.maximum);
