import { pairsOf } from '../../src/theme/pairs.ts';
import { roles } from '../../src/theme/roles.ts';
import type { Palette } from '../../src/theme/theme.ts';
import { InBothThemes, note, row, table } from './frame.tsx';
import type { Values } from './frame.tsx';

export function Colours() {
  return (
    <InBothThemes>
      {(values, palette) => (
        <table style={table}>
          <thead>
            <tr>
              {['', 'name', 'value', 'contrast'].map((heading) => (
                <th key={heading} scope="col" style={{ ...note(values), textAlign: 'start' }}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(values.color).map(([name, value]) => (
              <tr key={name} style={row(values)}>
                <td>
                  <Swatch line={values.color.line} color={value} />
                </td>
                <td>
                  {name}
                  <div style={note(values)}>{purposeOf(name)}</div>
                </td>
                <td>
                  <code>{value}</code>
                </td>
                <td style={{ fontVariantNumeric: 'tabular-nums' }}>{ratios(name, palette)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </InBothThemes>
  );
}

function Swatch({ line, color }: { line: Values['color']['line']; color: string }) {
  return (
    <span
      style={{
        display: 'block',
        inlineSize: 40,
        blockSize: 28,
        borderRadius: 6,
        background: color,
        border: `1px solid ${line}`,
      }}
    />
  );
}

const purposes: Record<string, string> = roles.color;
const purposeOf = (name: string) => purposes[name];

/** Returns the contrast of a colour with each background on which it is used, as text or else as a shape. */
function ratios(name: string, palette: Palette) {
  const own = pairsOf(palette).filter(({ ink }) => ink === name);
  const texts = own.filter(({ kind }) => kind === 'text');
  return (texts.length > 0 ? texts : own).map(({ ratio }) => ratio.toFixed(1)).join(' · ');
}
