import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { shapeCss } from '../../src/theme/css.ts';
import { theme } from '../../src/theme/theme.css.ts';
import { themes } from '../../src/theme/themes.ts';
import * as tokens from '../../src/theme/tokens.ts';
import { InBothThemes } from './frame.tsx';

const { accent, accentSoft, line, muted, surface, text } = theme.color;

export function Type() {
  return (
    <Samples>
      {Object.entries(tokens.fontSize).map(([name, fontSize]) => (
        <Sample key={name} name={name} value={fontSize}>
          <span
            style={{
              fontSize,
              fontWeight: Number(name) > 18 ? tokens.fontWeight.strong : tokens.fontWeight.regular,
              lineHeight: Number(name) > 18 ? tokens.lineHeight.heading : tokens.lineHeight.text,
            }}
          >
            Good work docks here
          </span>
        </Sample>
      ))}
    </Samples>
  );
}

export function Space() {
  return (
    <Samples>
      {Object.entries(tokens.space).map(([name, inlineSize]) => (
        <Sample key={name} name={name} value={inlineSize}>
          <Bar style={{ inlineSize }} />
        </Sample>
      ))}
    </Samples>
  );
}

export function Radius() {
  return (
    <Samples>
      {Object.entries(shapeCss(themes.harbor).radius).map(([name, borderRadius]) => (
        <Sample key={name} name={name} value={borderRadius}>
          <span
            style={{
              display: 'block',
              inlineSize: 96,
              blockSize: 40,
              borderRadius,
              background: accentSoft,
              border: `1px solid ${accent}`,
            }}
          />
        </Sample>
      ))}
    </Samples>
  );
}

export function Elevation() {
  return (
    <InBothThemes>
      {({ color, shadow }) =>
        Object.entries(shadow).map(([name, boxShadow]) => (
          <p
            key={name}
            style={{ margin: 24, padding: 24, borderRadius: 12, boxShadow, background: color.surface }}
          >
            {name}
          </p>
        ))
      }
    </InBothThemes>
  );
}

export function Motion() {
  return (
    <Samples>
      {Object.entries(tokens.duration).map(([name, duration]) => (
        <Sample key={name} name={name} value={`${duration}, ${tokens.easing}`}>
          <Growing duration={duration} />
        </Sample>
      ))}
    </Samples>
  );
}

function Growing({ duration }: { duration: string }) {
  const [isLong, setIsLong] = useState(false);
  return (
    <span
      style={{ display: 'block', maxInlineSize: 320, background: accentSoft }}
      onPointerEnter={() => setIsLong(true)}
      onPointerLeave={() => setIsLong(false)}
    >
      <Bar
        style={{
          inlineSize: isLong ? '100%' : '25%',
          transition: `inline-size ${duration} ${tokens.easing}`,
        }}
      />
    </span>
  );
}

export function Layers() {
  return (
    <Samples>
      {Object.entries(tokens.layer)
        .toReversed()
        .map(([name, zIndex]) => (
          <Sample key={name} name={name} value={String(zIndex)} />
        ))}
    </Samples>
  );
}

export function Widths() {
  return (
    <Samples>
      {Object.entries(tokens.width).map(([name, inlineSize]) => (
        <Sample key={name} name={name} value={inlineSize}>
          <Bar style={{ inlineSize, maxInlineSize: '100%' }} />
        </Sample>
      ))}
    </Samples>
  );
}

function Samples({ children }: { children: ReactNode }) {
  return (
    <div
      className="sb-unstyled"
      style={{
        paddingInline: 16,
        borderRadius: 12,
        border: `1px solid ${line}`,
        background: surface,
        color: text,
        font: `400 14px/1.5 ${tokens.fontFamily}`,
      }}
    >
      {children}
    </div>
  );
}

function Sample({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(64px, 1fr) minmax(96px, 2fr) minmax(0, 6fr)',
        gap: 16,
        alignItems: 'center',
        paddingBlock: 12,
      }}
    >
      <span style={{ fontWeight: tokens.fontWeight.medium }}>{name}</span>
      <code style={{ color: muted }}>{value}</code>
      <div style={{ minInlineSize: 0, overflow: 'hidden' }}>{children}</div>
    </div>
  );
}

function Bar({ style }: { style: CSSProperties }) {
  return <span style={{ display: 'block', blockSize: 16, borderRadius: 2, background: accent, ...style }} />;
}
