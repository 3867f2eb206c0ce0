import { isSwitched, isSwitchFor, switches } from './switches.ts';
import type { ToolbarValues } from './switches.ts';

interface Context extends ToolbarValues {
  id: string;
  viewMode: string;
}

interface Preview {
  storyRenders: readonly { id: string; renderOptions: { autoplay?: boolean } }[];
}

/**
 * Returns the reason why a story is not played with these values of the toolbar, or undefined if it is played. With
 * another server or person than the story's own, its play function would wait for content that never appears, or press
 * the wrong buttons. A play function also finds elements only by their English names.
 */
export function whyNotPlayed(id: string, values: ToolbarValues): string | undefined {
  const ofTheApp = switches.filter((one) => one.isForAppOnly && isSwitchFor(one, 'story', id));
  if (ofTheApp.some((one) => isSwitched(one, values)))
    return 'Not played: interactions run with the story’s own server and person.';
  const { globals, storyGlobals = {} } = values;
  const isEnglish = (globals['language'] ?? 'en') === 'en' || 'language' in storyGlobals;
  return isEnglish ? undefined : 'Not played: interactions run in English.';
}

/** Turns off autoplay for a story that must not be played. Storybook offers no other way to skip it. */
export function playWhereItCan({ id, viewMode, ...values }: Context) {
  if (viewMode !== 'story' || !('__STORYBOOK_PREVIEW__' in window)) return;
  // Storybook sets this object without declaring its type.
  const preview = window.__STORYBOOK_PREVIEW__ as Preview;
  const render = preview.storyRenders.find((one) => one.id === id);
  if (render) render.renderOptions.autoplay = whyNotPlayed(id, values) === undefined;
}
