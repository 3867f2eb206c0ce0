import { LinkButton } from '../../src/primitives/LinkButton/LinkButton.tsx';
import { Inline } from '../../src/primitives/Inline/Inline.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { TextArea } from '../../src/primitives/TextArea/TextArea.tsx';
import type { Theme } from '../../src/theme/theme.ts';
import { resolverFile } from '../../src/tokens/dtcg.ts';
import { themeSheet } from '../../src/tokens/sheet.ts';

/** Offers the theme as a style sheet, and as design tokens with a light and a dark mode. */
export function Downloads({ theme }: { theme: Theme }) {
  const css = themeSheet(theme);
  const tokens = JSON.stringify(resolverFile({ harbor: theme }), null, 2);
  return (
    <Stack space="16">
      <Inline space="8">
        <LinkButton download="theme.css" href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}>
          Download CSS
        </LinkButton>
        <LinkButton
          download="tokens.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(tokens)}`}
        >
          Download design tokens
        </LinkButton>
      </Inline>
      <TextArea
        readOnly
        label="Style sheet"
        hint="Load it beside styles.css: it replaces Skill Harbor’s theme, in light and dark."
        name="css"
        rows={8}
        value={css}
      />
    </Stack>
  );
}
