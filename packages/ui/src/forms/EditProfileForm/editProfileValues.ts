import type { Freelancer, FreelancerInput } from '@skillharbor/contract';
import type { freelancers } from '../../messages/freelancers.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** What stands in the form's fields, as typed. `profile_picture` is a new one, or null to keep the present one. */
export interface EditProfileValues {
  title: string;
  bio: string;
  experience: string;
  portfolio_link: string;
  hourly_rate: string;
  location: string;
  availability_status: Freelancer['availability_status'];
  skills: readonly number[];
  profile_picture: File | null;
}

/** What the form hands on: the contract's input, with the picture as a file, or null to keep the present one. */
export type ProfileInput = Required<Omit<FreelancerInput, 'profile_picture'>> & {
  profile_picture: File | null;
};

/** In characters, as the contract has them. */
export const limits = { title: 120, bio: 4000, experience: 200, portfolio_link: 500, location: 120 } as const;
export const mostSkills = 60;
const greatestRate = 100_000;

export const pictureTypes = ['jpg', 'jpeg', 'png', 'webp'];
/** In bytes. */
export const pictureLimit = 5 * 1024 * 1024;

export function editProfileValues(freelancer: Freelancer): EditProfileValues {
  return {
    title: freelancer.title,
    bio: freelancer.bio,
    experience: freelancer.experience,
    portfolio_link: freelancer.portfolio_link,
    hourly_rate: freelancer.hourly_rate?.toString() ?? '',
    location: freelancer.location,
    availability_status: freelancer.availability_status,
    skills: freelancer.skills.map((skill) => skill.id),
    profile_picture: null,
  };
}

/** The type and the size of the picture are checked by its field, as soon as it is chosen. */
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

  function tooLong(field: keyof typeof limits) {
    return isLongerThan(values[field].trim(), limits[field])
      ? messages.tooLong(format.number(limits[field]))
      : undefined;
  }
}

/** What goes to the server. The values must have been checked. */
export function profileInput(values: EditProfileValues): ProfileInput {
  return {
    title: values.title.trim(),
    bio: values.bio.trim(),
    experience: values.experience.trim(),
    portfolio_link: asciiAddress(values.portfolio_link.trim()),
    hourly_rate: parseRate(values.hourly_rate) ?? 0,
    location: values.location.trim(),
    availability_status: values.availability_status,
    skills: [...values.skills],
    profile_picture: values.profile_picture,
  };
}

/** A rate in US dollars as people type it, like `72`, `$72.50` or `1,200`; null when it is none. */
export function parseRate(text: string): number | null {
  const digits = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return null;
  const rate = Number(digits.replaceAll(',', ''));
  return rate <= greatestRate ? rate : null;
}

function isWebAddress(text: string) {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The contract's URIs are ASCII; an address in another script is sent in its encoded form. */
function asciiAddress(address: string) {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}
