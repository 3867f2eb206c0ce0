import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { styled } from 'storybook/theming';
import { entryAddress } from './frames.ts';

interface EntryLinkProps {
  type: 'story' | 'docs';
  id: string;
  children: ReactNode;
}

/** Links to a story or a documentation page, with the current toolbar values. The link covers its container. */
export function EntryLink({ type, id, children }: EntryLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit('selectStory', { storyId: id, viewMode: type });
  };
  return (
    <Anchor href={entryAddress(type, id)} target="_top" onClick={select}>
      {children}
    </Anchor>
  );
}

const Anchor = styled.a(({ theme }) => ({
  fontSize: 14,
  fontWeight: 600,
  color: theme.color.defaultText,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));
