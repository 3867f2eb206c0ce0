import { nearestReadableAccent } from '@skillharbor/prose';
import { useState } from 'react';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { FileField } from '../../src/primitives/FileField/FileField.tsx';
import { Inline } from '../../src/primitives/Inline/Inline.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import type { Choices } from './buildTheme.ts';
import { logoColors } from './logoColors.ts';

const MAX_BYTES = 2_000_000;

/**
 * Offers the colours of a logo as accents. Each one is changed to its nearest readable shade, for light and for dark.
 */
export function LogoField({ onChange }: { onChange: (changed: Partial<Choices>) => void }) {
  const [logo, setLogo] = useState<File | null>(null);
  const [colors, setColors] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  const take = async (file: File | null) => {
    setLogo(file);
    setColors([]);
    setProblem(undefined);
    if (!file) return;
    const found = await logoColors(file).catch(() => []);
    setColors(found);
    if (found.length === 0) setProblem('No colour was found in this picture.');
  };

  return (
    <Stack space="8">
      <FileField
        optional
        label="Start from a logo"
        hint="Its colours are read in this browser, and nothing is sent."
        name="logo"
        accept={['svg', 'png', 'webp', 'jpg']}
        maxBytes={MAX_BYTES}
        value={logo}
        onChange={(file) => void take(file)}
        errors={problem === undefined ? [] : [problem]}
      />
      <Inline space="8">
        {colors.map((color) => (
          <Button
            key={color}
            icon={<Swatch color={color} />}
            onClick={() =>
              onChange({
                accent: nearestReadableAccent(color, 'light'),
                darkAccent: nearestReadableAccent(color, 'dark'),
              })
            }
          >
            {color}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" width={16} height={16}>
      <rect width={16} height={16} rx={3} fill={color} />
    </svg>
  );
}
