/** Problems of requests: named by a code, and written as a sentence in any language. */
import { englishProblems } from './english.ts';

type Sentences = typeof englishProblems;
type ProblemCode = keyof Sentences;
/** The sentences of one language. */
export type Problems = Readonly<Record<ProblemCode, string>>;

type Values<Name extends string = string> = Record<Name, string | number>;

type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The codes whose sentence is always the same. */
type PlainCode = {
  [Code in ProblemCode]: [NamesIn<Sentences[Code]>] extends [never] ? Code : never;
}[ProblemCode];

type CodedProblem =
  | { code: PlainCode }
  | {
      [Code in Exclude<ProblemCode, PlainCode>]: { code: Code; params: Values<NamesIn<Sentences[Code]>> };
    }[Exclude<ProblemCode, PlainCode>];

/** A code alone, or with the values that its sentence needs. */
export type NamedProblem = PlainCode | CodedProblem;

/** `part`: which part of a field is to blame, where the field is an object. */
export type FieldProblem = PlainCode | (CodedProblem & { part?: string });

/** The problems of each field. */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

/** What the contract calls a problem, with the values of its sentence. */
export interface ProblemName {
  code: ProblemCode;
  params?: Values;
  part?: string;
}

const nameOf = (problem: FieldProblem): ProblemName =>
  typeof problem === 'string' ? { code: problem } : problem;

function sentenceOf(problem: FieldProblem): string {
  const { code, params, part } = nameOf(problem);
  return (part === undefined ? '' : `${part}: `) + fill(englishProblems[code], params);
}

/** The body of a response about the request as a whole: `{ detail, code, params }`. */
export function problemBody(problem: NamedProblem): ProblemName & { detail: string } {
  return { detail: sentenceOf(problem), ...nameOf(problem) };
}

/** The body of a response about fields: `{ title: [sentence], codes: { title: [{ code, params }] } }`. */
export function fieldProblemsBody(fields: FieldProblems) {
  const entries = Object.entries(fields);
  const sentences = entries.map(([field, problems]) => [field, problems.map(sentenceOf)]);
  const codes = entries.map(([field, problems]): [string, ProblemName[]] => [field, problems.map(nameOf)]);
  // TypeScript cannot build a type whose one property differs from all others.
  return { ...Object.fromEntries(sentences), codes: Object.fromEntries(codes) } as {
    codes: Record<string, ProblemName[]>;
  } & Record<string, string[]>;
}

/**
 * Translates a sentence of the server by its code. Without a code of this list, as another server may send it, the sentence
 * stays as it is.
 */
export function translatingProblems(problems: Problems) {
  const all = new Map<string | null, string>(Object.entries(problems));
  return (sentence: string, { code = null, params = {} }: SentName = {}): string => {
    const translation = all.get(code);
    return translation === undefined ? sentence : fill(translation, params);
  };
}

interface SentName {
  code?: string | null;
  params?: Readonly<Values>;
}

function fill(sentence: string, params: Readonly<Values> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_text, name: string) => String(params[name] ?? ''));
}
