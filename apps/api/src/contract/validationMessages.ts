/**
 * Turns the validator's errors into messages for people, by field.
 *
 *     fieldErrors(errors) → { title: ['This field is required.'] }, or one message if no field is to blame
 */
import type { FieldErrors } from '@skillharbor/contract';
import type { FastifySchemaValidationError } from 'fastify';

const REQUIRED = 'This field is required.';
/**
 * The largest number of fields in a response, which is more than any form has. It bounds the response to a request
 * with thousands of fields.
 */
const MAX_FIELDS = 50;

/** The messages for the contract's patterns. */
const patternMessages: ReadonlyMap<string, string> = new Map([
  ['\\S', REQUIRED],
  ['^[^\\r\\n]*$', 'Keep this on one line.'],
  ['^(?!([\\s\\S])\\1*$)', 'Use characters that are not all the same.'],
  ['^[A-Z]{3}$', 'Enter a currency by its three-letter code, such as USD.'],
  ['^[hH][tT][tT][pP][sS]?://', 'Enter a web address that starts with http:// or https://.'],
]);

const formatMessages: ReadonlyMap<string, string> = new Map([
  ['email', 'Enter an email address, such as name@example.com.'],
  ['uri', 'Enter a web address, such as https://example.com.'],
  ['date', 'Enter a date as YYYY-MM-DD.'],
]);

const typeMessages: ReadonlyMap<string, string> = new Map([
  ['integer', 'Enter a whole number.'],
  ['number', 'Enter a number.'],
  ['string', 'Enter text.'],
  ['boolean', 'Choose true or false.'],
]);

type ValidationError = FastifySchemaValidationError;

export function fieldErrors(errors: readonly ValidationError[]): FieldErrors | string {
  // This is a Map, because a field may be called toString.
  const fields = new Map<string, Set<string>>();
  for (const error of relevant(errors)) {
    const field = fieldOf(error);
    if (field === undefined) continue;
    const messages = fields.get(field);
    const message = partOf(error) + messageFor(error);
    if (messages) messages.add(message);
    else if (fields.size < MAX_FIELDS) fields.set(field, new Set([message]));
  }
  if (fields.size === 0) return 'Send the fields as a JSON object.';
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}

/**
 * Selects the errors to report. For alternatives (oneOf), the validator reports the errors of each alternative. The
 * errors of an alternative that a constant field rules out are useless, unless every alternative is ruled out.
 */
function relevant(errors: readonly ValidationError[]): readonly ValidationError[] {
  const branchOf = ({ schemaPath }: ValidationError) => /\/oneOf\/\d+(?=\/)/.exec(schemaPath)?.[0];
  const ruledOut = new Set(errors.filter(({ keyword }) => keyword === 'const').map(branchOf));
  const useful = errors.filter((error) => error.keyword !== 'oneOf' && !ruledOut.has(branchOf(error)));
  const hasBranches = useful.some((error) => branchOf(error) !== undefined);
  if (hasBranches || ruledOut.size === 0) return useful;
  return errors.filter(({ keyword, instancePath }) => keyword === 'const' && instancePath !== '');
}

function fieldOf({ instancePath, keyword, params }: ValidationError): string | undefined {
  const [, field] = instancePath.split('/');
  if (field) return field.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  if (keyword === 'unevaluatedProperties') return String(params['unevaluatedProperty']);
  return undefined;
}

/** Names the part of an object field that is to blame, such as `currency: `. */
function partOf({ instancePath, keyword, params }: ValidationError): string {
  const [, field, ...parts] = instancePath.split('/');
  if (field === undefined) return '';
  if (keyword === 'required') parts.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') parts.push(String(params['additionalProperty']));
  const names = parts.filter((part) => !/^\d+$/.test(part));
  return names.length === 0 ? '' : `${names.join('.')}: `;
}

function messageFor({ keyword, params }: ValidationError): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return REQUIRED;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'There is no such field.';
    case 'minLength':
      return limit === 1 ? REQUIRED : `At least ${limit} characters.`;
    case 'maxLength':
      return `At most ${limit} characters.`;
    case 'minimum':
      return `At least ${limit}.`;
    case 'maximum':
      return `At most ${limit}.`;
    case 'maxItems':
      return `At most ${limit}.`;
    case 'uniqueItems':
      return 'Each at most once.';
    case 'enum':
      return `Choose one of ${listOf(params['allowedValues'])}.`;
    case 'const':
      return 'Choose one of the possible values.';
    case 'pattern':
      return patternMessages.get(String(params['pattern'])) ?? 'This is not in the expected form.';
    case 'format':
      return formatMessages.get(String(params['format'])) ?? 'This is not in the expected form.';
    case 'type':
      return (
        typeMessages.get([params['type']].flat().map(String)[0] ?? '') ?? 'This is not in the expected form.'
      );
    default:
      return 'This is not valid.';
  }
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : 'the possible values';
}
