import type { CatalogueEntry } from '@skillharbor/tooling/catalogue';
import { subjectsOf, tagHeadings } from '@skillharbor/tooling/docComment';
import { Canvas, Description, Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { catalogue, sourceUrl } from 'virtual:catalogue';

/** Finds the catalogue entry for a stories file. */
export function entryOf(stories: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => stories.endsWith(entry.stories));
}

/** The description of each status, with what it promises about the component's props. */
const statuses: Record<CatalogueEntry['status'], string> = {
  draft: '**Draft**: its props may change in every release.',
  stable: 'Stable: its props change only as the changelog says.',
  deprecated: '**Deprecated**: a later release removes it.',
};

/** Shows the status and the description of a component, and when to use it or another one. */
export function About({ entry }: { entry: CatalogueEntry }) {
  const { path, status, doc } = entry;
  const facts = [
    [statuses[status], ...(doc.tags.draft ?? []), ...(doc.tags.deprecated ?? []).map(linked)].join(' '),
    sourceUrl === null ? `\`${path}\`` : `[Source](${sourceUrl}${path})`,
  ];
  return (
    <>
      <Markdown>{facts.join(' · ')}</Markdown>
      <Markdown>{linked(doc.text)}</Markdown>
      <Tagged entry={entry} tag="use" />
      <Tagged entry={entry} tag="instead" />
    </>
  );
}

/** Shows the texts of one tag below its heading, or nothing if there are none. */
export function Tagged({ entry, tag }: { entry: CatalogueEntry; tag: 'use' | 'instead' | 'content' }) {
  const texts = entry.doc.tags[tag] ?? [];
  if (texts.length === 0) return null;
  return (
    <>
      <Subheading>{tagHeadings[tag]}</Subheading>
      <Markdown>{texts.map((text) => `- ${linked(text)}`).join('\n')}</Markdown>
    </>
  );
}

export interface ShownStory {
  moduleExport: unknown;
  name: string;
  tags?: readonly string[] | undefined;
}

/** Shows live examples of correct use beside examples of wrong use. */
export function DoAndDont({ stories }: { stories: readonly ShownStory[] }) {
  const examples = (['do', 'dont'] as const).flatMap((tag) =>
    stories.filter(({ tags }) => tags?.includes(tag)).map((story) => ({ tag, story })),
  );
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      {examples.map(({ tag, story }) => (
        <Fragment key={story.name}>
          <Subheading>{tag === 'do' ? 'Do' : 'Don’t'}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </Fragment>
      ))}
    </>
  );
}

/** Shows live examples of correct use beside examples of wrong use. */
export function Accessibility({ entry, stories }: { entry: CatalogueEntry; stories: readonly ShownStory[] }) {
  const keys = (entry.doc.tags.keyboard ?? []).map(subjectsOf);
  const roles = (entry.doc.tags.screenreader ?? []).map(subjectsOf);
  const tested = stories.filter(({ tags }) => !tags?.includes('dont'));
  const pressed =
    entry.keyboardStories.length === 0
      ? ''
      : ` Keys are pressed in ${entry.keyboardStories.map((name) => `‘${titleOf(name)}’`).join(', ')}.`;
  const found =
    roles.length === 0
      ? ''
      : ' The roles are found by its stories, as a screen reader finds them; how it sounds in a particular one is not tested.';
  return (
    <>
      <Heading>Accessibility</Heading>
      {keys.length > 0 && (
        <Markdown>
          {table(
            ['Key', 'What it does'],
            keys.map(({ subjects, about }) => [kbd(subjects), about]),
          )}
        </Markdown>
      )}
      {roles.length > 0 && (
        <Markdown>
          {table(
            ['Role', 'What a screen reader says'],
            roles.map(({ subjects, about }) => [code(subjects), about]),
          )}
        </Markdown>
      )}
      <Markdown>
        {`Checked by machines: axe finds nothing in ${tested.length === 1 ? 'its story' : `any of its ${tested.length} stories`}, nor in
their contrast in the dark theme.${pressed}${found}`}
      </Markdown>
    </>
  );
}

/** The maximum number of pages whose names are listed. If more pages use a component, only their number is shown. */
const MANY = 12;

/** Lists what the release notes say about the component. */
export function History({ entry: { history } }: { entry: CatalogueEntry }) {
  if (history.length === 0) return null;
  const lines = history.map(
    ({ version, text }) => `- ${version ?? 'Next release'}: ${text.replaceAll('\n', ' ')}`,
  );
  return (
    <>
      <Heading>History</Heading>
      <Markdown>{lines.join('\n')}</Markdown>
    </>
  );
}

/** Lists the places in the library and the app that import the component. */
export function UsedBy({ entry }: { entry: CatalogueEntry }) {
  const { usedBy, routes } = entry;
  const all = catalogue.filter(({ title }) => title.startsWith('App/'));
  const on =
    routes.length > MANY
      ? `On ${routes.length} of the app’s ${all.length} pages`
      : `On these pages of the app: ${routes.map(pageLink).join(', ')}`;
  return (
    <>
      <Heading>Where it is used</Heading>
      <Markdown>
        {usedBy.length === 0
          ? 'The library and the app do not use it.'
          : `By ${usedBy.map(pageLink).join(', ')}.`}
      </Markdown>
      {routes.length > 0 && <Markdown>{`${on}.`}</Markdown>}
    </>
  );
}

/** Writes a Storybook title as a link to its page. A path of the app has no page, so it is shown as code. */
function pageLink(place: string): string {
  if (place.startsWith('apps/')) return `\`${place}\``;
  const name = place.split('/').at(-1);
  return `[${name}](?path=/docs/${place.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs)`;
}

/** Turns `{@link Button}` into a link to the page of Button. */
function linked(text: string): string {
  return text.replaceAll(/\{@link (\w+)\}/g, (_, name: string) => {
    const target = catalogue.find((entry) => entry.name === name);
    return target ? pageLink(target.title) : name;
  });
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const kbd = (keys: readonly string[]) => keys.map((key) => `<kbd>${key}</kbd>`).join(' ');
const code = (roles: readonly string[]) => roles.map((role) => `\`${role}\``).join(' ');

/** Returns the name of an export as the sidebar shows it. */
const titleOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
