import { useState } from 'react';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { RadioGroup } from '../../src/primitives/RadioGroup/RadioGroup.tsx';
import { Section } from '../../src/primitives/Section/Section.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { TextArea } from '../../src/primitives/TextArea/TextArea.tsx';
import { Tiles } from '../../src/primitives/Tiles/Tiles.tsx';
import { VisuallyHidden } from '../../src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { themeSheet } from '../../src/tokens/sheet.ts';
import { buildTheme } from './buildTheme.ts';
import type { Choices } from './buildTheme.ts';
import { ColorField } from './ColorField.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { Preview } from './Preview.tsx';

interface ThemeBuilderProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
  /** The half of the theme that the preview shows. */
  scheme: 'light' | 'dark';
}

/** Builds a complete theme from a few choices. Shows it on real pages, with its contrast and its CSS. */
export function ThemeBuilder({ choices, onChange, scheme }: ThemeBuilderProps) {
  const theme = buildTheme(choices);
  const field = <Name extends keyof Choices>(name: Name) => ({
    name,
    value: choices[name],
    onChange: (value: Choices[Name]) => onChange({ [name]: value }),
  });
  return (
    <main style={{ padding: 24, maxInlineSize: 1120, marginInline: 'auto' }}>
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>Theme builder</Heading>
          <Text tone="muted">
            Choose a few values, and the rest follows. The address of this page keeps them, so that it can be
            shared. The toolbar switches the preview between light and dark.
          </Text>
        </Stack>

        <Section space="24" title="Choices">
          <Tiles space="24" columns={{ phone: '1', tablet: '2' }}>
            <ColorField label="Accent in light" {...field('accent')} />
            <ColorField label="Accent in dark" {...field('darkAccent')} />
            <ColorField label="Ground in light" {...field('ground')} />
            <ColorField label="Ground in dark" {...field('darkGround')} />
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
              columns="2"
              options={[
                { value: 'figtree', label: 'Figtree' },
                { value: 'serif', label: 'Serif headings' },
                { value: 'system', label: 'The system’s' },
              ]}
              {...field('type')}
            />
          </Tiles>
        </Section>

        <Section space="16" title="Contrast">
          <ContrastReport theme={theme} />
        </Section>

        <Section space="16" title="Preview">
          <Preview theme={theme} scheme={scheme} />
        </Section>

        <Section space="16" title="CSS">
          <Css text={themeSheet(theme)} />
        </Section>
      </Stack>
    </main>
  );
}

function Css({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  return (
    <Stack space="16">
      <TextArea
        readOnly
        label="Style sheet"
        hint="Load it beside styles.css: it replaces Skill Harbor’s theme, in light and dark."
        name="css"
        rows={12}
        value={text}
      />
      <div>
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {isCopied ? 'Copied' : 'Copy the CSS'}
        </Button>
        <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
      </div>
    </Stack>
  );
}
