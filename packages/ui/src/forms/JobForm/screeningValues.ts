import { screeningChoiceRules } from '@skillharbor/contract';
import type { ScreeningQuestionInput } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank, isLongerThan } from '../checks.ts';

/** The positions of the questions in the form. */
export const positions = [1, 2, 3] as const;
export type Position = (typeof positions)[number];

/** The values of one position, as typed. A position without a kind is empty. */
interface Place {
  text: string;
  kind: '' | ScreeningQuestionInput['kind'];
  /** The choices, one on each line. They stay in the form while the question has another kind. */
  choices: string;
  need: 'required' | 'optional';
}
type Part = keyof Place;

/** The form has one field for each part of each position, such as `screening_1_text`. */
type ByField<Parts extends Record<Part, unknown>> = {
  [Name in Part as `screening_${Position}_${Name}`]: Parts[Name];
};
export type ScreeningValues = ByField<Place>;

const emptyPlace: Place = { text: '', kind: '', choices: '', need: 'required' };
const { text: textRule, choices: choicesRule } = screeningChoiceRules;

/**
 * Returns the parts of all positions, keyed by the names of their form fields. Unused positions get the parts of
 * `rest`.
 */
export function byField<Parts extends Record<Part, unknown>>(
  places: readonly Parts[],
  rest: Parts,
): ByField<Parts> {
  const fields = positions.flatMap((position, index) =>
    Object.entries(places[index] ?? rest).map(([part, value]) => [`screening_${position}_${part}`, value]),
  );
  // TypeScript cannot check the field names that are composed here.
  return Object.fromEntries(fields) as ByField<Parts>;
}

export function screeningValues(questions: readonly ScreeningQuestionInput[]): ScreeningValues {
  const places = questions.map((question): Place => ({
    text: question.text,
    kind: question.kind,
    choices: question.kind === 'choice' ? question.choices.join('\n') : '',
    need: question.is_required ? 'required' : 'optional',
  }));
  return byField<Place>(places, emptyPlace);
}

/** Returns the positions that contain a question, in the order of the form. */
function placesIn(values: ScreeningValues): Place[] {
  return positions
    .map((position) => ({
      text: values[`screening_${position}_text`],
      kind: values[`screening_${position}_kind`],
      choices: values[`screening_${position}_choices`],
      need: values[`screening_${position}_need`],
    }))
    .filter(({ kind }) => kind !== '');
}

/** Returns the positions that contain a question. There is no gap between them. */
export const usedPositions = (values: ScreeningValues) => positions.slice(0, placesIn(values).length);

/** Adds a question at the end. */
export function addQuestion(values: ScreeningValues): ScreeningValues {
  return byField<Place>([...placesIn(values), { ...emptyPlace, kind: 'text' }], emptyPlace);
}

/** Removes a question. Later questions move up. */
export function removeQuestion(values: ScreeningValues, position: Position): ScreeningValues {
  return byField<Place>(placesIn(values).toSpliced(position - 1, 1), emptyPlace);
}

/** Returns the questions to send to the server. */
export function screeningIn(values: ScreeningValues): ScreeningQuestionInput[] {
  return placesIn(values).map(({ text, kind, choices, need }) => {
    const question = { text: text.trim(), is_required: need === 'required' };
    return kind === 'choice'
      ? { ...question, kind, choices: choicesIn(choices) }
      : { ...question, kind: 'text' };
  });
}

function choicesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the errors of the questions, by field. */
export function screeningProblems(
  values: ScreeningValues,
  sentences: (typeof client)['jobForm']['errors'],
  format: Pick<Format, 'number'>,
): ByField<Record<Part, string | undefined>> {
  const places = placesIn(values);
  const problems = places.map((place, index) => ({
    text: textProblem(place, places.slice(0, index)),
    kind: undefined,
    choices: place.kind === 'choice' ? choicesProblem(choicesIn(place.choices)) : undefined,
    need: undefined,
  }));
  return byField(problems, { text: undefined, kind: undefined, choices: undefined, need: undefined });

  function textProblem({ text }: Place, before: readonly Place[]) {
    if (isBlank(text)) return sentences.questionRequired;
    if (isLongerThan(text.trim(), textRule.maxLength))
      return sentences.tooLong(format.number(textRule.maxLength));
    return before.some((other) => other.text.trim() === text.trim()) ? sentences.questionRepeated : undefined;
  }
  function choicesProblem(choices: readonly string[]) {
    const { minItems, maxItems, items } = choicesRule;
    if (choices.length < minItems || choices.length > maxItems)
      return sentences.choicesCount(format.number(minItems), format.number(maxItems));
    if (choices.some((choice) => isLongerThan(choice, items.maxLength)))
      return sentences.choiceTooLong(format.number(items.maxLength));
    return new Set(choices).size < choices.length ? sentences.choiceRepeated : undefined;
  }
}
