/**
 * Converts the errors of the validator to problems, by the names of the fields.
 *
 *     fieldErrors(errors) → { title: ['This field is required.'] }, or one message if no field is to blame
 */
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldProblem, FieldProblems, ValueProblem } from './problem.ts';

/**
 * The maximum number of fields whose problems a response lists. No form has as many fields, but a request may have
 * thousands, and its response should still be short.
 */
const MAX_FIELDS = 50;

/** The patterns of the contract for which there is a special problem. */
const patternProblems: ReadonlyMap<string, ValueProblem> = new Map([
  ['\\S', 'required'],
  ['^[^\\r\\n]*$', 'not_one_line'],
  ['^(?!([\\s\\S])\\1*$)', 'same_characters'],
  ['^[A-Z]{3}$', 'not_a_currency'],
  ['^[hH][tT][tT][pP][sS]?://', 'not_a_web_address'],
]);

const formatProblems: ReadonlyMap<string, ValueProblem> = new Map([
  ['email', 'not_an_email_address'],
  ['uri', 'not_an_address'],
  ['date', 'not_a_date'],
]);

const typeProblems: ReadonlyMap<string, ValueProblem> = new Map([
  ['integer', 'not_a_whole_number'],
  ['number', 'not_a_number'],
  ['string', 'not_a_text'],
  ['boolean', 'not_a_boolean'],
]);

type ValidationError = FastifySchemaValidationError;

export function problemsOf(errors: readonly ValidationError[]): { fields: FieldProblems } | 'not_an_object' {
  // The result is a Map, because a field may have the name toString. Its values are Maps, because several alternatives
  // may report the same problem.
  const fields = new Map<string, Map<string, FieldProblem>>();
  for (const error of relevant(errors)) {
    const field = fieldOf(error);
    if (field === undefined) continue;
    const problems = fields.get(field) ?? new Map<string, FieldProblem>();
    const problem = problemFor(error);
    problems.set(JSON.stringify(problem), problem);
    if (fields.has(field) || fields.size < MAX_FIELDS) fields.set(field, problems);
  }
  if (fields.size === 0) return 'not_an_object';
  return {
    fields: Object.fromEntries([...fields].map(([field, problems]) => [field, [...problems.values()]])),
  };
}

/**
 * Selects the errors to report. If a schema has alternatives (oneOf), the validator reports the errors of each
 * alternative. If a constant field excludes an alternative, its errors are useless, unless all alternatives are
 * excluded. If the whole body has alternatives that do not exclude each other (anyOf), the alternative with the fewest
 * errors is probably the one that the caller meant.
 */
function relevant(errors: readonly ValidationError[]): readonly ValidationError[] {
  const branchOf = ({ schemaPath, instancePath }: ValidationError) => {
    const [branch] = /\/oneOf\/\d+(?=\/)|^#\/anyOf\/\d+(?=\/)/.exec(schemaPath) ?? [];
    // For each item of a list, the alternatives are checked separately.
    const [item = ''] = /^\/[^/]+\/\d+/.exec(instancePath) ?? [];
    return branch && item + branch;
  };
  const ruledOut = new Set(errors.filter(({ keyword }) => keyword === 'const').map(branchOf));
  // If no alternative matches, the validator reports every field of the object as unknown, so these errors are dropped.
  const unfit = new Set(
    errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath),
  );
  const useful = errors.filter(
    (error) =>
      error.keyword !== 'oneOf' &&
      !ruledOut.has(branchOf(error)) &&
      !(error.keyword === 'unevaluatedProperties' && unfit.has(error.instancePath)),
  );
  const hasBranches = useful.some((error) => branchOf(error) !== undefined);
  if (hasBranches || ruledOut.size === 0) return ofBestAlternative(useful);
  return errors.filter(({ keyword, instancePath }) => keyword === 'const' && instancePath !== '');
}

/** If the whole body has alternatives, drops the errors of all alternatives except the one with the fewest errors. */
function ofBestAlternative(errors: readonly ValidationError[]): readonly ValidationError[] {
  const branchOf = ({ schemaPath }: ValidationError) => /^#\/anyOf\/\d+(?=\/)/.exec(schemaPath)?.[0];
  const byBranch = Map.groupBy(errors, branchOf);
  const fewest = Math.min(...[...byBranch].map(([branch, { length }]) => (branch ? length : Infinity)));
  return [...byBranch].flatMap(([branch, found]) => (branch && found.length > fewest ? [] : found));
}

function fieldOf({ instancePath, keyword, params }: ValidationError): string | undefined {
  const [, field] = instancePath.split('/');
  if (field) return field.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  if (keyword === 'unevaluatedProperties') return String(params['unevaluatedProperty']);
  return undefined;
}

/** If the field is an object, the name of the wrong part, such as `currency`. */
function partOf({ instancePath, keyword, params }: ValidationError): string | undefined {
  const [, field, ...parts] = instancePath.split('/');
  if (field === undefined) return undefined;
  if (keyword === 'required') parts.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') parts.push(String(params['additionalProperty']));
  if (keyword === 'unevaluatedProperties') parts.push(String(params['unevaluatedProperty']));
  const names = parts.filter((part) => !/^\d+$/.test(part));
  return names.length === 0 ? undefined : names.join('.');
}

function problemFor(error: ValidationError): FieldProblem {
  const problem = problemOf(error);
  const part = partOf(error);
  if (part === undefined) return problem;
  return { ...(typeof problem === 'string' ? { code: problem } : problem), part };
}

function problemOf({ keyword, params }: ValidationError): ValueProblem {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'unknown_field';
    case 'minLength':
      return limit === 1 ? 'required' : { code: 'too_short', params: { min: limit } };
    case 'maxLength':
      return { code: 'too_long', params: { max: limit } };
    case 'minimum':
    case 'minItems':
      return { code: 'too_low', params: { min: limit } };
    case 'maximum':
    case 'maxItems':
      return { code: 'too_high', params: { max: limit } };
    case 'uniqueItems':
      return 'repeated';
    case 'enum':
      return { code: 'not_one_of', params: { values: [params['allowedValues']].flat().join(', ') } };
    case 'const':
      return 'not_possible';
    case 'pattern':
      return patternProblems.get(String(params['pattern'])) ?? 'unexpected_form';
    case 'format':
      return formatProblems.get(String(params['format'])) ?? 'unexpected_form';
    case 'type':
      return typeProblems.get([params['type']].flat().map(String)[0] ?? '') ?? 'unexpected_form';
    default:
      return 'not_valid';
  }
}
