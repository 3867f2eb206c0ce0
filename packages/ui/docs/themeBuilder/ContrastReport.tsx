import { isEnough, levels, pairsOf } from '../../src/theme/pairs.ts';
import type { Pair } from '../../src/theme/pairs.ts';
import type { Theme } from '../../src/theme/theme.ts';
import { theme as names } from '../../src/theme/theme.css.ts';
import { Badge } from '../../src/primitives/Badge/Badge.tsx';
import { Disclosure } from '../../src/primitives/Disclosure/Disclosure.tsx';
import { Notice } from '../../src/primitives/Notice/Notice.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';

const schemes = ['light', 'dark'] as const;
const sentence = ({ ink, ground, kind, ratio }: Pair) =>
  `${ink} on ${ground}: ${ratio.toFixed(2)}, and ${kind === 'text' ? 'text' : 'an edge'} needs ${levels.AA[kind]}`;

/** Shows the contrast of every pair of colours that the theme uses. Pairs that fail WCAG AA come first. */
export function ContrastReport({ theme }: { theme: Theme }) {
  const pairs = schemes.flatMap((scheme) => pairsOf(theme[scheme]).map((pair) => ({ ...pair, scheme })));
  const failing = pairs.filter((pair) => !isEnough(pair, 'AA'));
  return (
    <Stack space="16">
      {failing.length === 0 ? (
        <Notice tone="positive" title={`All ${pairs.length} pairs pass WCAG AA`}>
          In light and dark: text at {levels.AA.text} : 1, edges and the focus at {levels.AA.shape} : 1.
        </Notice>
      ) : (
        <Notice tone="critical" title={`${failing.length} of ${pairs.length} pairs fail WCAG AA`}>
          <ul>
            {failing.map((pair) => (
              <li key={`${pair.scheme} ${pair.kind} ${pair.ink} ${pair.ground}`}>
                {pair.scheme}: {sentence(pair)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {schemes.map((scheme) => (
        <Disclosure key={scheme} summary={`Every pair in ${scheme}`}>
          <PairTable pairs={pairsOf(theme[scheme])} />
        </Disclosure>
      ))}
    </Stack>
  );
}

function PairTable({ pairs }: { pairs: readonly Pair[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table is wider than a phone, so the keyboard must be able to scroll it
    <div tabIndex={0} role="group" aria-label="Pairs" style={{ overflowX: 'auto' }}>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            {['Sample', 'Colour', 'On', 'For', 'Contrast', 'AA'].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.kind} ${pair.ink} ${pair.ground}`}>
              <td style={cell}>
                <Sample pair={pair} />
              </td>
              <td style={cell}>{pair.ink}</td>
              <td style={cell}>{pair.ground}</td>
              <td style={cell}>{pair.kind}</td>
              <td style={cell}>{pair.ratio.toFixed(2)}</td>
              <td style={cell}>
                {isEnough(pair, 'AA') ? (
                  <Badge tone="positive">Passes</Badge>
                ) : (
                  <Badge tone="critical">Fails</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sample is a drawing, so that an unreadable pair does not count as unreadable text. */
function Sample({ pair: { colors, kind } }: { pair: Pair }) {
  return (
    <svg aria-hidden viewBox="0 0 40 24" width={40} height={24}>
      <rect width={40} height={24} fill={colors.ground} />
      {kind === 'text' ? (
        <path d="M8 9h24M8 15h16" stroke={colors.ink} strokeWidth={2} />
      ) : (
        <rect x={8} y={6} width={24} height={12} fill="none" stroke={colors.ink} />
      )}
    </svg>
  );
}

const cell = {
  padding: '6px 12px 6px 0',
  borderBlockEnd: `1px solid ${names.color.line}`,
  textAlign: 'start',
} as const;
