/**
 * From the validator's findings to sentences that a person understands, by field.
 *
 *     fieldErrors(findings) → { title: ['This field is required.'] }, or one sentence where no field is to blame
 */
import type { FieldErrors } from '@skillharbor/contract';
import type { FastifySchemaValidationError } from 'fastify';

const REQUIRED = 'This field is required.';
/** More than any form has. Somebody who sends thousands of fields is not told about each. */
const MOST_FIELDS = 50;

/** What the contract's patterns mean. */
const patternSentences: ReadonlyMap<string, string> = new Map([
  ['\\S', REQUIRED],
  ['^[^\\r\\n]*$', 'Keep this on one line.'],
  ['^[hH][tT][tT][pP][sS]?://', 'Enter a web address that starts with http:// or https://.'],
]);

const formatSentences: ReadonlyMap<string, string> = new Map([
  ['email', 'Enter an email address, such as name@example.com.'],
  ['uri', 'Enter a web address, such as https://example.com.'],
  ['date', 'Enter a date as YYYY-MM-DD.'],
]);

const typeSentences: ReadonlyMap<string, string> = new Map([
  ['integer', 'Enter a whole number.'],
  ['number', 'Enter a number.'],
  ['string', 'Enter text.'],
  ['boolean', 'Choose true or false.'],
]);

type Finding = FastifySchemaValidationError;

export function fieldErrors(findings: readonly Finding[]): FieldErrors | string {
  // A Map, because a field may be called toString.
  const fields = new Map<string, Set<string>>();
  for (const finding of relevant(findings)) {
    const field = fieldOf(finding);
    if (field === undefined) continue;
    const sentences = fields.get(field);
    if (sentences) sentences.add(sentenceFor(finding));
    else if (fields.size < MOST_FIELDS) fields.set(field, new Set([sentenceFor(finding)]));
  }
  if (fields.size === 0) return 'Send the fields as a JSON object.';
  return Object.fromEntries([...fields].map(([field, sentences]) => [field, [...sentences]]));
}

/**
 * Of alternatives (oneOf), all findings are reported. Those of an alternative that a constant field rules out say
 * nothing useful, unless every alternative is ruled out.
 */
function relevant(findings: readonly Finding[]): readonly Finding[] {
  const branchOf = ({ schemaPath }: Finding) => /\/oneOf\/\d+(?=\/)/.exec(schemaPath)?.[0];
  const ruledOut = new Set(findings.filter(({ keyword }) => keyword === 'const').map(branchOf));
  const useful = findings.filter(
    (finding) => finding.keyword !== 'oneOf' && !ruledOut.has(branchOf(finding)),
  );
  const hasBranches = useful.some((finding) => branchOf(finding) !== undefined);
  if (hasBranches || ruledOut.size === 0) return useful;
  return findings.filter(({ keyword, instancePath }) => keyword === 'const' && instancePath !== '');
}

function fieldOf({ instancePath, keyword, params }: Finding): string | undefined {
  const [, field] = instancePath.split('/');
  if (field) return field.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return undefined;
}

function sentenceFor({ keyword, params }: Finding): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return REQUIRED;
    case 'additionalProperties':
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
      return patternSentences.get(String(params['pattern'])) ?? 'This is not in the expected form.';
    case 'format':
      return formatSentences.get(String(params['format'])) ?? 'This is not in the expected form.';
    case 'type':
      return (
        typeSentences.get([params['type']].flat().map(String)[0] ?? '') ?? 'This is not in the expected form.'
      );
    default:
      return 'This is not valid.';
  }
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : 'the possible values';
}
