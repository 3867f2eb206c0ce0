import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { RadioGroup } from '../../src/primitives/RadioGroup/RadioGroup.tsx';
import { Section } from '../../src/primitives/Section/Section.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { buildTheme, colorLabels } from './buildTheme.ts';
import type { Choices } from './buildTheme.ts';
import { ColorField } from './ColorField.tsx';
import { ContrastReport, PairTables } from './ContrastReport.tsx';
import { Downloads } from './Downloads.tsx';
import { LogoField } from './LogoField.tsx';
import { Preview } from './Preview.tsx';

interface ThemeBuilderProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
  /** The scheme of the theme, light or dark, that the preview shows. */
  scheme: 'light' | 'dark';
}

const colorNames = ['accent', 'darkAccent', 'ground', 'darkGround'] as const;

/** Builds a complete theme from a few choices, with a preview of real pages beside them. */
export function ThemeBuilder({ choices, onChange, scheme }: ThemeBuilderProps) {
  const theme = buildTheme(choices);
  const field = <Name extends keyof Choices>(name: Name) => ({
    name,
    value: choices[name],
    onChange: (value: Choices[Name]) => onChange({ [name]: value }),
  });
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 32, padding: 24 }}>
      <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>
        <Stack space="32">
          <Stack space="8">
            <Heading level={1}>Theme builder</Heading>
            <Text tone="muted">
              Choose a few values, and the rest follows. The address of this page keeps them. The toolbar
              switches the preview between light and dark.
            </Text>
          </Stack>
          <LogoField onChange={onChange} />
          <Stack space="16">
            {colorNames.map((name) => (
              <ColorField key={name} label={colorLabels[name]} {...field(name)} />
            ))}
          </Stack>
          <RadioGroup
            label="Corners"
            columns="2"
            options={[
              { value: 'square', label: 'Square' },
              { value: 'slight', label: 'Slightly round' },
              { value: 'standard', label: 'As they are' },
              { value: 'round', label: 'Round' },
            ]}
            {...field('corners')}
          />
          <RadioGroup
            label="Type"
            options={[
              { value: 'figtree', label: 'Figtree' },
              { value: 'serif', label: 'Serif headings' },
              { value: 'system', label: 'The system’s' },
            ]}
            {...field('type')}
          />
          <ContrastReport choices={choices} onChange={onChange} />
          <Section space="16" title="Take it with you">
            <Downloads theme={theme} />
          </Section>
          <PairTables theme={theme} />
        </Stack>
      </div>
      <div style={{ flex: '2 1 32rem', minInlineSize: 0, position: 'sticky', insetBlockStart: 24 }}>
        <Preview theme={theme} scheme={scheme} />
      </div>
    </main>
  );
}
