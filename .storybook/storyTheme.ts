import axe from 'axe-core';

/**
 * Switches the story to the light or dark version of the current theme. Only styles change, so the story does not
 * render again.
 */
export function showTheme(scheme: 'light' | 'dark') {
  const { dataset } = document.documentElement;
  dataset['theme'] = (dataset['theme'] ?? scheme).replace(/(light|dark)$/, scheme);
}

/** Checks contrast in the dark theme. Storybook itself runs axe with all rules in the light theme. */
export async function expectContrastInTheDark() {
  showTheme('dark');
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (faults.length > 0) throw new Error(`In the dark theme:\n\n${faults.join('\n\n')}`);
}
