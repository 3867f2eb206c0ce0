import type { PlayReport } from './playReport.ts';

/* These functions run in a page of Storybook. */

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    storyRenders: readonly { phase?: string }[];
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value: string } };
      parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (name: string, value: object) => void;
    /** Returns the arguments of the last event with this name. */
    last: ((name: 'docsRendered') => [id: string] | undefined) &
      ((name: 'storyFinished' | 'playFunctionThrewException') => StoryEvent | undefined);
  };
  /**
   * The error of a story that was selected earlier. It is stored, because an error does not name the story that threw
   * it.
   */
  earlierError?: StoryEvent | undefined;
}

type StoryEvent = [{ storyId: string; status: string; message: string }];

/** Returns the size that a story chooses for Storybook's frame, in pixels, or undefined if it chooses none. */
export async function sizeOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const story = await (window as StorybookWindow).__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

/** Selects a story or a documentation page, as the sidebar does. */
export function select(entry: { storyId: string; viewMode: 'story' | 'docs' }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  (window as StorybookWindow).earlierError = channel?.last('playFunctionThrewException');
  channel?.emit('setCurrentStory', entry);
}

/** Returns true if this story was rendered and played last, or if this documentation page was rendered last. */
export function isFinished(id: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  if (id.endsWith('--docs')) return channel?.last('docsRendered')?.[0] === id;
  return channel?.last('storyFinished')?.[0].storyId === id;
}

/**
 * Returns true if the story of each tile, and of Storybook's own frame if there is one, has been rendered and played.
 */
export function havePlayed(tiles: number) {
  const frames = [...document.querySelectorAll('iframe')];
  const isDone = ({ contentWindow }: HTMLIFrameElement) => {
    const view: StorybookWindow | null = contentWindow;
    return view?.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined;
  };
  return frames.filter(({ name }) => name === 'board').length === tiles && frames.every(isDone);
}

export function playReport(): PlayReport {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, earlierError } = window as StorybookWindow;
  const [finished] = channel?.last('storyFinished') ?? [];
  const error = channel?.last('playFunctionThrewException');
  return {
    finished: finished && { storyId: finished.storyId, status: finished.status },
    thrown: error && error !== earlierError ? { message: error[0].message } : undefined,
  };
}

/** Returns true if everything on the page has rendered, including frames. */
export function hasRendered() {
  const settled = (view: StorybookWindow): boolean => {
    const { document, __STORYBOOK_PREVIEW__: storybook } = view;
    const stories = document.querySelectorAll('.sb-story').length;
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')];
    const renders = storybook?.storyRenders ?? [];
    return (
      (renders.length > 0 || document.querySelector('#storybook-docs h1') !== null) &&
      renders.length + frames.length >= stories &&
      renders.every(({ phase }) => phase === 'finished') &&
      frames.every((frame) => frame.contentWindow !== null && settled(frame.contentWindow))
    );
  };
  return settled(window);
}
