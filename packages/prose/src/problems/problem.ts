/** Identifies the problems of requests by codes, and describes each in a sentence in any language. */
import { englishProblems } from './english.ts';

type Sentences = typeof englishProblems;
type ProblemCode = keyof Sentences;
/** The sentences of one language. */
export type Problems = Readonly<Record<ProblemCode, string>>;

type Values<Name extends string = string> = Record<Name, string | number>;

type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The codes whose sentences contain no values. */
type PlainCode = {
  [Code in ProblemCode]: [NamesIn<Sentences[Code]>] extends [never] ? Code : never;
}[ProblemCode];

type CodedProblem =
  | { code: PlainCode }
  | {
      [Code in Exclude<ProblemCode, PlainCode>]: { code: Code; params: Values<NamesIn<Sentences[Code]>> };
    }[Exclude<ProblemCode, PlainCode>];

/** A problem, which is either a code alone or a code with the values for its sentence. */
export type NamedProblem = PlainCode | CodedProblem;

/** A problem of a field. If the field is an object, `part` names the wrong part. */
export type FieldProblem = PlainCode | (CodedProblem & { part?: string });

/** The problems of a request, by the name of the field. */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

/** A problem as the contract sends it, with the values for its sentence. */
export interface ProblemName {
  code: ProblemCode;
  params?: Values;
  part?: string;
}

const nameOf = (problem: FieldProblem): ProblemName =>
  typeof problem === 'string' ? { code: problem } : problem;

function sentenceOf(problem: FieldProblem): string {
  const { code, params, part } = nameOf(problem);
  return (part === undefined ? '' : `${part}: `) + fill(englishProblems[code], 'en-US', params);
}

/** Returns the response body for a problem of the whole request: `{ detail, code, params }`. */
export function problemBody(problem: NamedProblem): ProblemName & { detail: string } {
  return { detail: sentenceOf(problem), ...nameOf(problem) };
}

/** Returns the response body for problems of fields: `{ title: [sentence], codes: { title: [{ code, params }] } }`. */
export function fieldProblemsBody(fields: FieldProblems) {
  const entries = Object.entries(fields);
  const sentences = entries.map(([field, problems]) => [field, problems.map(sentenceOf)]);
  const codes = entries.map(([field, problems]): [string, ProblemName[]] => [field, problems.map(nameOf)]);
  // TypeScript has no type for an object in which one property differs from all others.
  return { ...Object.fromEntries(sentences), codes: Object.fromEntries(codes) } as {
    codes: Record<string, ProblemName[]>;
  } & Record<string, string[]>;
}

/**
 * Returns a function that translates a sentence of the server by its code, and writes durations as the locale does. A
 * sentence with a missing or unknown code, which another server may send, stays unchanged.
 */
export function translatingProblems(problems: Problems, locale: string) {
  const all = new Map<string | null, string>(Object.entries(problems));
  return (sentence: string, { code = null, params = {} }: SentName = {}): string => {
    const translation = all.get(code);
    return translation === undefined ? sentence : fill(translation, locale, params);
  };
}

interface SentName {
  code?: string | null;
  params?: Readonly<Values>;
}

function fill(sentence: string, locale: string, params: Readonly<Values> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_text, name: string) => {
    const value = params[name] ?? '';
    return name === 'minutes' ? durationOf(Number(value), locale) : String(value);
  });
}

/** Formats minutes as a duration. Durations of an hour or more are rounded up to whole hours. */
function durationOf(minutes: number, locale: string): string {
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
