import { Suspense, use } from 'react';
import { styled } from 'storybook/theming';
import { useGlobals } from '../globals.ts';
import type { Globals } from '../globals.ts';
import { LiveChoice, SizeChoice } from './Choice.tsx';
import { flows } from './flows.ts';
import type { Flow } from './flows.ts';
import { sizeIn, sizes } from './frames.ts';
import type { SizeName } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { StoryTile } from './StoryTile.tsx';
import { fetchEntries } from './storyIndex.ts';

const roles = ['Visitor', 'Freelancer', 'Client'] as const;

/** Shows the main journeys of each role, as rows of screens. */
export function Flows() {
  const globals = useGlobals();
  const size = sizeIn(globals);
  return (
    <Wide>
      <Head>
        <span>From left to right. A screen leads to its story.</span>
        <LiveChoice globals={globals} />
        <SizeChoice chosen={size} />
      </Head>
      {roles.map((role) => (
        <section key={role} aria-label={role}>
          <h2>{role}</h2>
          {flows
            .filter((flow) => flow.role === role)
            .map((flow) => (
              <Strip key={flow.name} flow={flow} size={size} globals={globals} />
            ))}
        </section>
      ))}
    </Wide>
  );
}

interface StripProps {
  flow: Flow;
  size: SizeName;
  globals: Globals;
}

function Strip({ flow: { name, screens }, size, globals }: StripProps) {
  return (
    <>
      <h3>{name}</h3>
      {/* The strip is focusable, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable */}
      <Scroller role="group" aria-label={name} tabIndex={0}>
        <Screens as="ol">
          <Suspense>
            {screens.map(({ story, caption }, index) => (
              <Screen
                key={story}
                id={story}
                name={`${index + 1}. ${caption}`}
                size={size}
                globals={globals}
              />
            ))}
          </Suspense>
        </Screens>
      </Scroller>
    </>
  );
}

interface ScreenProps {
  id: string;
  name: string;
  size: SizeName;
  globals: Globals;
}

function Screen({ id, name, size, globals }: ScreenProps) {
  const story = use(fetchEntries()).find((entry) => entry.id === id);
  if (!story) return null;
  return <StoryTile story={story} name={name} size={sizes[size]} globals={globals} height="window" />;
}

const Scroller = styled.div({ overflowX: 'auto', padding: 4 });
const Screens = styled(Tiles)({ flexWrap: 'nowrap', inlineSize: 'max-content', marginBlockEnd: 16 });
