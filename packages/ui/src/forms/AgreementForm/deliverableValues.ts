import type { Deliverable } from '@skillharbor/contract';

/** The positions of the deliverables in the form. */
export const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type Position = (typeof positions)[number];
type Part = keyof Deliverable;

/** The form has one field for each part of each position, such as `deliverable_1_title`. */
type ByField<Value> = { [Name in Part as `deliverable_${Position}_${Name}`]: Value };

/** The values of all positions as typed. The positions from `deliverable_count` on are empty. */
export type DeliverableValues = ByField<string> & { deliverable_count: string };

/**
 * Returns the parts of all positions, keyed by the names of their form fields. Unused positions get the values of
 * `rest`.
 */
export function byField<Value>(
  places: readonly Readonly<Record<Part, Value>>[],
  rest: Readonly<Record<Part, Value>>,
): ByField<Value> {
  const fields = positions.flatMap((position, index) => {
    const { title, due } = places[index] ?? rest;
    return [
      [`deliverable_${position}_title`, title],
      [`deliverable_${position}_due`, due],
    ];
  });
  // TypeScript cannot check the field names that are composed here.
  return Object.fromEntries(fields) as ByField<Value>;
}

const empty: Deliverable = { title: '', due: '' };

export function deliverableValues(deliverables: readonly Deliverable[]): DeliverableValues {
  return { ...byField(deliverables, empty), deliverable_count: String(deliverables.length) };
}

/** Returns the positions in use. There is no gap between deliverables. */
export const usedPositions = (values: DeliverableValues) =>
  positions.slice(0, Number(values.deliverable_count));

function placesIn(values: DeliverableValues): Deliverable[] {
  return usedPositions(values).map((position) => ({
    title: values[`deliverable_${position}_title`],
    due: values[`deliverable_${position}_due`],
  }));
}

/** Adds a deliverable at the end. */
export const addDeliverable = (values: DeliverableValues) => deliverableValues([...placesIn(values), empty]);

/** Removes a deliverable. Later deliverables move up. */
export const removeDeliverable = (values: DeliverableValues, position: Position) =>
  deliverableValues(placesIn(values).toSpliced(position - 1, 1));

/** Returns the deliverables to send to the server. */
export const deliverablesIn = (values: DeliverableValues): Deliverable[] =>
  placesIn(values).map(({ title, due }) => ({ title: title.trim(), due }));

/** Returns the errors of the deliverables, by field. */
export const deliverableProblems = (
  values: DeliverableValues,
  check: (title: string, due: string) => Record<Part, string | undefined>,
) =>
  byField<string | undefined>(
    placesIn(values).map(({ title, due }) => check(title, due)),
    { title: undefined, due: undefined },
  );
