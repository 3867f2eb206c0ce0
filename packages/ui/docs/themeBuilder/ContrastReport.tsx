import { contrast, nearestShade } from '@skillharbor/prose';
import { isEnough, levels, pairsOf } from '../../src/theme/pairs.ts';
import type { Pair } from '../../src/theme/pairs.ts';
import type { Theme } from '../../src/theme/theme.ts';
import { theme as names } from '../../src/theme/theme.css.ts';
import { Badge } from '../../src/primitives/Badge/Badge.tsx';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Disclosure } from '../../src/primitives/Disclosure/Disclosure.tsx';
import { Notice } from '../../src/primitives/Notice/Notice.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { buildTheme, colorLabels, nearestPassing } from './buildTheme.ts';
import type { Choices } from './buildTheme.ts';

const schemes = ['light', 'dark'] as const;

interface ContrastReportProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}

/**
 * Reports the pairs that fail WCAG AA, each with the nearest colour that passes. A button replaces the chosen colour
 * that makes them fail.
 */
export function ContrastReport({ choices, onChange }: ContrastReportProps) {
  const theme = buildTheme(choices);
  const pairs = schemes.flatMap((scheme) => pairsOf(theme[scheme]).map((pair) => ({ ...pair, scheme })));
  const failing = pairs.filter((pair) => !isEnough(pair, 'AA'));
  if (failing.length === 0) {
    return (
      <Notice tone="positive" title={`All ${pairs.length} pairs pass WCAG AA`}>
        In light and dark: text at {levels.AA.text} : 1, edges and the focus at {levels.AA.shape} : 1.
      </Notice>
    );
  }
  const mendings = schemes
    .filter((scheme) => failing.some((pair) => pair.scheme === scheme))
    .flatMap((scheme) => nearestPassing(choices, scheme) ?? []);
  return (
    <Notice tone="critical" title={`${failing.length} of ${pairs.length} pairs fail WCAG AA`}>
      <Stack space="16">
        <ul>
          {failing.map((pair) => (
            <li key={`${pair.scheme} ${pair.kind} ${pair.ink} ${pair.ground}`}>
              {pair.scheme}: {sentence(pair)}
            </li>
          ))}
        </ul>
        {mendings.map(({ name, color }) => (
          <div key={name}>
            <Button onClick={() => onChange({ [name]: color })}>
              {colorLabels[name]}: use {color}
            </Button>
          </div>
        ))}
      </Stack>
    </Notice>
  );
}

function sentence({ ink, ground, kind, ratio, colors }: Pair): string {
  const needed = levels.AA[kind];
  const passing = nearestShade(colors.ink, (shade) => contrast(shade, colors.ground) >= needed);
  const needs = `${kind === 'text' ? 'text' : 'an edge'} needs ${needed}`;
  return `${ink} on ${ground}: ${ratio.toFixed(2)}, and ${needs}, such as ${passing}`;
}

/** Shows every pair of colours that the theme uses, with its contrast. */
export function PairTables({ theme }: { theme: Theme }) {
  return (
    <Stack space="8">
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

/** The sample is a drawing, so that accessibility checks do not report an unreadable pair as unreadable text. */
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
