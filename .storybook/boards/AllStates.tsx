import { Suspense, use } from 'react';
import { useGlobals } from '../globals.ts';
import { LiveChoice, SizeChoice } from './Choice.tsx';
import { sizeIn, sizes } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { StoryTile } from './StoryTile.tsx';
import { boardSections, boardsOf, fetchEntries } from './storyIndex.ts';

/** Shows a tile for every board, with the first story of the board. */
export function AllStates() {
  return (
    <Suspense>
      <Boards />
    </Suspense>
  );
}

function Boards() {
  const globals = useGlobals();
  const size = sizeIn(globals);
  const boards = boardsOf(use(fetchEntries()), boardSections);
  return (
    <Wide>
      {boardSections.map((section) => {
        const inSection = boards.filter((board) => board.section === section);
        return (
          <section key={section} aria-label={section}>
            <h2>{section}</h2>
            <Head>
              <span>{inSection.length} components</span>
              <LiveChoice globals={globals} />
              <SizeChoice chosen={size} />
            </Head>
            <Tiles>
              {inSection.map(({ title, name, docsId, stories: [first, ...others] }) =>
                first && docsId ? (
                  <StoryTile
                    key={title}
                    story={first}
                    name={name}
                    size={sizes[size]}
                    globals={globals}
                    height="window"
                    href={{ type: 'docs', id: docsId }}
                    note={others.length === 0 ? '1 state' : `${others.length + 1} states`}
                  />
                ) : null,
              )}
            </Tiles>
          </section>
        );
      })}
    </Wide>
  );
}
