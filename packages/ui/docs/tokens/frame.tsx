import type { CSSProperties, ReactNode } from 'react';
import type { light } from '../../src/theme/light.ts';
import { fontFamily } from '../../src/theme/tokens.ts';

export type Values = typeof light;

interface InBothThemesProps {
  themes: Record<'light' | 'dark', Values>;
  children: (values: Values) => ReactNode;
}

/** The same content twice, side by side, in both themes. */
export function InBothThemes({ themes, children }: InBothThemesProps) {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
      }}
    >
      {Object.entries(themes).map(([name, values]) => (
        <section
          key={name}
          aria-label={name}
          style={{
            padding: 16,
            borderRadius: 12,
            border: `1px solid ${values.color.line}`,
            background: values.color.canvas,
            color: values.color.text,
            font: `400 14px/1.5 ${fontFamily}`,
            overflowX: 'auto',
          }}
        >
          <p style={{ margin: '0 0 8px', ...note(values) }}>{name}</p>
          {children(values)}
        </section>
      ))}
    </div>
  );
}

export const table: CSSProperties = { inlineSize: '100%', borderCollapse: 'collapse' };

export const row = (values: Values): CSSProperties => ({
  borderBlockStart: `1px solid ${values.color.line}`,
});

export const note = (values: Values): CSSProperties => ({
  color: values.color.muted,
  fontSize: 13,
  fontWeight: 400,
});
