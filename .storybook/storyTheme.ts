import axe from 'axe-core';

/** The other half of the theme it is shown in. That is styles alone: a story need not render again. */
export function showTheme(scheme: 'light' | 'dark') {
  const { dataset } = document.documentElement;
  dataset['theme'] = (dataset['theme'] ?? scheme).replace(/(light|dark)$/, scheme);
}

/** In the dark theme; Storybook's own run of axe, with all rules, is in the light one. */
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
