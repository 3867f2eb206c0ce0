import axe from 'axe-core';

/** A theme is colours alone: a story need not render again to be seen in the other one. */
export function showTheme(theme: 'light' | 'dark') {
  document.documentElement.dataset['theme'] = theme;
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
