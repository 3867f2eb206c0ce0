import { Markdown } from '@storybook/addon-docs/blocks';

const records = import.meta.glob<string>('../../../docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Shows every decision record, collapsed under its title. */
export function Decisions() {
  return Object.entries(records).map(([path, record]) => {
    const [heading = '', ...text] = record.split('\n');
    return (
      <details key={path} style={{ paddingBlock: 8 }}>
        <summary style={{ cursor: 'pointer', fontSize: 16, fontWeight: 600 }}>
          {heading.replace('# ', '')}
        </summary>
        {/* The headings are below the title of this page and the title of the record. */}
        <Markdown>{text.join('\n').replaceAll(/^## /gm, '#### ')}</Markdown>
      </details>
    );
  });
}
