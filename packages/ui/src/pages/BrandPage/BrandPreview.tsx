'use client';

import { accentColors, isReadableAccent, nearestReadableAccent, pageGrounds } from '@skillharbor/prose';
import type { Scheme } from '@skillharbor/prose';
import { useMemo } from 'react';
import type { ShownBrand } from '../../forms/BrandForm/BrandForm.tsx';
import { Logo } from '../../layout/Logo/Logo.tsx';
import { rasterMark } from '../../layout/Logo/rasterMark.tsx';
import { Wordmark } from '../../layout/Wordmark/Wordmark.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { themes } from '../../theme/themes.ts';
import { themeProperties } from '../../tokens/sheet.ts';
import { previews, row, sample } from './BrandPage.css.ts';

const schemes = ['light', 'dark'] as const;

/**
 * Shows a brand on the backgrounds of pages, in light and in dark. In dark, the accent is made light enough to be
 * readable.
 */
export function BrandPreview({ brand: { name, accent, logo, logo_2x: logo2x } }: { brand: ShownBrand }) {
  const messages = useDeskMessages().brand;
  const Mark = useMemo(() => (logo === null ? Logo : rasterMark(logo, logo2x)), [logo, logo2x]);
  return (
    <Section space="16" title={messages.preview}>
      <div className={previews}>
        {schemes.map((scheme) => (
          <div
            key={scheme}
            role="group"
            aria-label={messages.schemes[scheme]}
            className={sample}
            style={{ ...paletteOf(accent, scheme), colorScheme: scheme }}
          >
            <Text as="span" size="small" tone="muted">
              {messages.schemes[scheme]}
            </Text>
            <UiProvider brand={{ name, Mark, footerLine: '', legalLine: '' }}>
              <Wordmark href="" />
            </UiProvider>
            <div className={row}>
              <Button variant="primary">{messages.previewButton}</Button>
              <Button variant="quiet">{messages.previewLink}</Button>
              <Badge tone="accent">{messages.previewMark}</Badge>
            </div>
          </div>
        ))}
      </div>
      {accent !== null && !isReadableAccent(accent, 'dark') && (
        <Text size="small" tone="muted">
          {messages.darker}
        </Text>
      )}
    </Section>
  );
}

function paletteOf(accent: string | null, scheme: Scheme) {
  const { harbor } = themes;
  if (accent === null) return themeProperties(harbor, scheme);
  const colors = accentColors(nearestReadableAccent(accent, scheme), pageGrounds[scheme], scheme);
  const palette = { ...harbor[scheme], color: { ...harbor[scheme].color, ...colors } };
  return themeProperties({ ...harbor, [scheme]: palette }, scheme);
}
