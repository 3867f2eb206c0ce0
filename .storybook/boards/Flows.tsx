import { Suspense } from 'react';
import { styled } from 'storybook/theming';
import { useGlobals } from '../globals.ts';
import { flows } from './flows.ts';
import type { Flow } from './flows.ts';
import { sizeIn, sizes } from './frames.ts';
import type { SizeName } from './frames.ts';
import { Head, Tiles, Wide } from './layout.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { StoryTile } from './StoryTile.tsx';

const roles = ['Visitor', 'Freelancer', 'Client'] as const;

/** Shows the main journeys of each role, as rows of screens. */
export function Flows() {
  const size = sizeIn(useGlobals(), 'Flows');
  return (
    <Wide>
      <Head>
        <span>From left to right. A screen leads to its story.</span>
        <SizeChoice chosen={size} />
      </Head>
      {roles.map((role) => (
        <section key={role} aria-label={role}>
          <h2>{role}</h2>
          {flows
            .filter((flow) => flow.role === role)
            .map((flow) => (
              <Strip key={flow.name} flow={flow} size={size} />
            ))}
        </section>
      ))}
    </Wide>
  );
}

function Strip({ flow: { name, screens }, size }: { flow: Flow; size: SizeName }) {
  const globals = useGlobals();
  return (
    <>
      <h3>{name}</h3>
      {/* The strip is focusable, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable */}
      <Scroller role="group" aria-label={name} tabIndex={0}>
        <Screens as="ol">
          <Suspense>
            {screens.map(({ story, caption }, index) => (
              <StoryTile
                key={story}
                story={{ id: story, name: `${index + 1}. ${caption}` }}
                size={sizes[size]}
                globals={globals}
                height="window"
              />
            ))}
          </Suspense>
        </Screens>
      </Scroller>
    </>
  );
}

const Scroller = styled.div({ overflowX: 'auto', padding: 4 });
const Screens = styled(Tiles)({ flexWrap: 'nowrap', inlineSize: 'max-content', marginBlockEnd: 16 });
