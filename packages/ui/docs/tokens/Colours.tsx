import { contrast } from '../../src/theme/contrast.ts';
import { dark } from '../../src/theme/dark.ts';
import { light } from '../../src/theme/light.ts';
import { InBothThemes, note, row, table } from './frame.tsx';
import type { Values } from './frame.tsx';

type Name = keyof typeof light.color;

const names = Object.keys(light.color).filter((name): name is Name => name in light.color);
const grounds: Name[] = ['canvas', 'surface', 'sunken'];

/** The grounds a text colour is used on: its own where its name says one, otherwise the three of every page. */
const readOn: Partial<Record<Name, Name[]>> = {
  onAccent: ['accent', 'accentHover'],
  onCritical: ['critical', 'criticalHover'],
  onDeep: ['deep', 'deepLight'],
  onDeepMuted: ['deep', 'deepLight'],
  deep: [],
  deepLight: [],
  lamp: [],
  canvas: [],
  surface: [],
  sunken: [],
  line: [],
  veil: [],
};

export function Colours() {
  return (
    <InBothThemes themes={{ light, dark }}>
      {(values) => (
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
            {names.map((name) => (
              <tr key={name} style={row(values)}>
                <td>
                  <Swatch values={values} name={name} />
                </td>
                <td>{name}</td>
                <td>
                  <code>{values.color[name]}</code>
                </td>
                <td style={{ fontVariantNumeric: 'tabular-nums' }}>{ratios(name, values)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </InBothThemes>
  );
}

function Swatch({ values, name }: { values: Values; name: Name }) {
  return (
    <span
      style={{
        display: 'block',
        inlineSize: 40,
        blockSize: 28,
        borderRadius: 6,
        background: values.color[name],
        border: `1px solid ${values.color.line}`,
      }}
    />
  );
}

function ratios(name: Name, { color }: Values) {
  const on = name.endsWith('Soft') ? [] : (readOn[name] ?? grounds);
  if (name.endsWith('Soft')) return `${contrast(color.text, color[name]).toFixed(1)} for text`;
  return on.map((ground) => contrast(color[name], color[ground]).toFixed(1)).join(' · ');
}
