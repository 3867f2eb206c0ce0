import { ApiError, NetworkError } from '@skillharbor/api-client';
import { english } from '@skillharbor/ui/messages';
import { describe, expect, test } from 'vitest';
import {
  applyFailure,
  canRetry,
  contactFailure,
  decisionFailure,
  failureOf,
  loadSentence,
  loadMessages,
  MissingIdError,
  sendFailure,
} from './errors.ts';
import { germanFor } from '../language/german.ts';
import { englishAppMessages, USUAL_NAME } from '../language/messages.ts';

const down = new NetworkError(new TypeError('Failed to fetch'));
const broken = new ApiError(500);
const tooLarge = new ApiError(413, { detail: 'This is too large to send.' });
const tooOften = new ApiError(429, { detail: 'Too many attempts. Please try again in 12 minutes.' });
const refusedByProxy = [new ApiError(413, '<h1>Too large</h1>'), new ApiError(429)];
const notFound = new ApiError(404, { detail: 'Not found.' });
const deleted = new ApiError(410, { detail: 'This job was deleted.' });
const noId = new MissingIdError('abc');

describe('data that cannot be loaded', () => {
  const jobs = 'Unable to load job listings. Please try again later.';
  const applicant = 'Unable to load applicant details.';
  const managed = 'Failed to load job listing or applications.';
  const profile = 'Unable to load your profile. Please try again later.';
  const freelancer = 'Unable to load freelancer details. Please try again later.';
  const directory = 'Unable to load Freelancer Profiles. Please try again later.';

  const { applications: applicationMessages, jobs: jobMessages, freelancers: freelancerMessages } = english;
  const messages = {
    jobs: loadMessages.jobs(jobMessages),
    job: loadMessages.job(jobMessages),
    myApplications: loadMessages.myApplications(applicationMessages),
    managedJob: loadMessages.managedJob(jobMessages, englishAppMessages),
    applicant: loadMessages.applicant(englishAppMessages),
    freelancers: loadMessages.freelancers(freelancerMessages),
    freelancer: loadMessages.freelancer(freelancerMessages),
    profile: loadMessages.profile(freelancerMessages),
  };

  test.each<[keyof typeof messages, unknown, string]>([
    ['jobs', broken, jobs],
    ['jobs', down, jobs],
    ['jobs', new Error('a fault'), jobs],
    ['job', broken, 'Failed to load job details.'],
    ['job', notFound, 'Job not found'],
    ['job', deleted, 'Job not found'],
    ['job', noId, 'Missing job ID'],
    ['myApplications', broken, 'Failed to load applications.'],
    ['managedJob', down, managed],
    ['managedJob', notFound, 'Job not found'],
    ['managedJob', noId, 'Missing job ID'],
    ['applicant', broken, applicant],
    ['applicant', notFound, applicant],
    ['applicant', noId, applicant],
    ['freelancers', down, directory],
    ['freelancer', broken, freelancer],
    ['freelancer', notFound, 'No freelancer found.'],
    ['freelancer', noId, 'No freelancer found.'],
    ['profile', notFound, profile],
    ['profile', broken, profile],
  ])('%s, after %s: %s', (what, error, sentence) => {
    expect(loadSentence(failureOf(error), messages[what])).toBe(sentence);
  });

  test.each([
    [down, true],
    [broken, true],
    [tooOften, true],
    [new Error('a fault'), true],
    [notFound, false],
    [deleted, false],
    [noId, false],
  ])('can be requested again after %s: %s', (error, helps) => {
    expect(canRetry(failureOf(error))).toBe(helps);
  });

  test('is still the same failure after a server has sent it to the browser as JSON', () => {
    for (const error of [down, broken, notFound, noId, new Error('x'), 'text', undefined]) {
      const failure = failureOf(error);
      expect(JSON.parse(JSON.stringify(failure))).toEqual(failure);
    }
  });
});

describe('a failed application', () => {
  const apply = english.jobs.apply;
  const sentence = (error: unknown) => applyFailure(error, apply, englishAppMessages).message;

  test('reports that an application was already sent', () => {
    const detail = 'UNIQUE constraint failed: applications.listing_id, applications.freelancer_id';
    expect(sentence(new ApiError(409, { detail }))).toBe("You've already applied to this job.");
  });

  test.each([
    { detail: 'Resume not found in profile.' },
    { error: 'Resume not found in profile.' },
    { resume: ['Resume not found in profile.'] },
    { non_field_errors: ['Resume not found in profile.'] },
  ])('has no resume, as %o says', (body) => {
    expect(applyFailure(new ApiError(400, body), apply, englishAppMessages)).toEqual({
      status: 'failed',
      message: 'You must upload a resume or have one in your profile.',
    });
  });

  test.each([
    ['places_taken', apply.errors.full],
    ['already_applied', apply.errors.alreadyApplied],
    ['resume_not_in_profile', apply.errors.resumeMissing],
  ])('is refused with the code %s, whatever the error’s words are', (code, message) => {
    expect(sentence(new ApiError(409, { detail: 'Other words.', code }))).toBe(message);
  });

  test('shows the error of a field', () => {
    const fieldErrors = { resume: ['The file must be at most 5 MiB.'] };
    expect(applyFailure(new ApiError(413, fieldErrors), apply, englishAppMessages)).toEqual({
      status: 'failed',
      fieldErrors,
    });
  });

  test.each([tooLarge, tooOften])(
    'is explained by the specified sentence and by a second sentence that helps: %s',
    (error) => {
      expect(applyFailure(error, apply, englishAppMessages)).toEqual({
        status: 'failed',
        message: `Something went wrong. Please try again. ${error.detail}`,
      });
    },
  );

  test.each([
    down,
    broken,
    notFound,
    new ApiError(409, { detail: 'This job takes no applications.' }),
    new ApiError(507, { detail: 'There is no room for the file just now. Please try again later.' }),
    new ApiError(400, { error: 'Something unheard of.' }),
    new ApiError(401, { detail: 'Please log in.' }),
    ...refusedByProxy,
    'odd',
  ])('the application failed for another reason: %s', (error) => {
    expect(sentence(error)).toBe('Something went wrong. Please try again.');
  });
});

describe('a failed decision', () => {
  test.each([tooLarge, tooOften])('is explained by a sentence that helps: %s', (error) => {
    const message = error.detail;
    expect(decisionFailure(error, 'accepted', english.client, englishAppMessages)).toEqual({
      status: 'failed',
      message,
    });
    expect(decisionFailure(error, 'rejected', english.client, englishAppMessages)).toEqual({
      status: 'failed',
      message,
    });
  });

  test.each([down, broken, ...refusedByProxy, new ApiError(409, { detail: 'It was decided already.' })])(
    'after %s',
    (error) => {
      expect(decisionFailure(error, 'accepted', english.client, englishAppMessages)).toEqual({
        status: 'failed',
        message: 'Unable to accept application.',
      });
      expect(decisionFailure(error, 'rejected', english.client, englishAppMessages)).toEqual({
        status: 'failed',
        message: 'Unable to decline application.',
      });
    },
  );

  test('shows the server’s error about the reason', () => {
    const fieldErrors = { decline_reason: ['At most 300 characters.'] };
    expect(
      decisionFailure(new ApiError(400, fieldErrors), 'rejected', english.client, englishAppMessages)
        .fieldErrors,
    ).toEqual(fieldErrors);
  });
});

describe('a failed message', () => {
  const { contact } = english.freelancers;

  test.each([tooLarge, tooOften])('is explained by a sentence that helps: %s', (error) => {
    const message = `Failed to send message. Please try again. ${error.detail}`;
    expect(contactFailure(error, contact, englishAppMessages)).toEqual({ status: 'failed', message });
  });

  test.each([down, broken, ...refusedByProxy, new ApiError(400, { client_email: ['Not an address.'] })])(
    'after %s',
    (error) => {
      expect(contactFailure(error, contact, englishAppMessages).message).toBe(
        'Failed to send message. Please try again.',
      );
    },
  );
});

describe('any other failed submission', () => {
  const other = 'It could not be saved.';

  test.each([
    ['the connection is down', down, englishAppMessages.unreachable],
    ['the server broke', new ApiError(500, { detail: 'Internal.' }), other],
    [
      'the server says why',
      new ApiError(409, { detail: 'This job was changed meanwhile.' }),
      'This job was changed meanwhile.',
    ],
    [
      'there were too many attempts',
      new ApiError(429, { detail: 'Please try again in a minute.' }),
      'Please try again in a minute.',
    ],
    [
      'the password is wrong',
      new ApiError(401, { detail: 'The password is wrong.' }),
      'The password is wrong.',
    ],
    ['the session ended', new ApiError(401), englishAppMessages.sessionEnded],
    ['a proxy answers', new ApiError(404, '<h1>Not here</h1>'), other],
    ['this app has a fault', new TypeError('x is undefined'), other],
  ])('the submission failed because %s', (_, error, message) => {
    expect(sendFailure(error, other, englishAppMessages)).toEqual({ status: 'failed', message });
  });

  test('the sentence of a refusal is chosen by the code that the server sent', () => {
    const body = { title: ['Too long.'], codes: { title: [{ code: 'too_long', params: { max: 120 } }] } };
    const failed = sendFailure(new ApiError(400, body), other, germanFor(USUAL_NAME).appMessages);
    expect(failed).toEqual({ status: 'failed', fieldErrors: { title: ['Höchstens 120 Zeichen.'] } });
    const changed = new ApiError(409, { detail: 'Changed.', code: 'job_deleted' });
    expect(sendFailure(changed, other, germanFor(USUAL_NAME).appMessages).message).toBe(
      'Dieser Auftrag wurde gelöscht.',
    );
  });

  test('the sentences of refused fields are chosen by their codes', () => {
    const fieldErrors = { title: ['This field is required.'] };
    expect(sendFailure(new ApiError(400, fieldErrors), other, englishAppMessages)).toEqual({
      status: 'failed',
      fieldErrors,
    });
  });
});
