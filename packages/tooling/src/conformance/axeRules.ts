import axe from 'axe-core';

/** The rules of axe that test each criterion: '1.4.3' → ['color-contrast']. By axe's own tags, such as `wcag143`. */
export function axeRulesByCriterion(): ReadonlyMap<string, readonly string[]> {
  const pairs = axe
    .getRules()
    .filter(({ tags }) => !tags.some((tag) => tag === 'experimental' || tag === 'deprecated'))
    .flatMap(({ ruleId, tags }) =>
      tags.flatMap((tag) => numberOf(tag).map((number) => ({ number, ruleId }))),
    );
  const rules = Map.groupBy(pairs, ({ number }) => number);
  return new Map([...rules].map(([number, found]) => [number, found.map(({ ruleId }) => ruleId).toSorted()]));
}

/** `wcag1410` is 1.4.10; `wcag2aa` is a level. */
function numberOf(tag: string): string[] {
  const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return principle ? [`${principle}.${guideline}.${criterion}`] : [];
}

export const axeVersion = axe.version;
