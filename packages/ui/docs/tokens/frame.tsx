import type { CSSProperties, ReactNode } from 'react';
import { paletteCss, shapeCss } from '../../src/theme/css.ts';
import type { Palette } from '../../src/theme/theme.ts';
import { themes } from '../../src/theme/themes.ts';

export type Values = ReturnType<typeof paletteCss>;

interface InBothThemesProps {
  children: (values: Values, palette: Palette) => ReactNode;
}

/** Shows the same content twice, side by side, in light and dark. */
export function InBothThemes({ children }: InBothThemesProps) {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
      }}
    >
      {(['light', 'dark'] as const).map((name) => {
        const palette = themes.harbor[name];
        const values = paletteCss(palette);
        return (
          <section
            key={name}
            aria-label={name}
            style={{
              padding: 16,
              borderRadius: 12,
              border: `1px solid ${values.color.line}`,
              background: values.color.canvas,
              color: values.color.text,
              font: `400 14px/1.5 ${shapeCss(themes.harbor).font.text}`,
              overflowX: 'auto',
            }}
          >
            <p style={{ margin: '0 0 8px', ...note(values) }}>{name}</p>
            {children(values, palette)}
          </section>
        );
      })}
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
