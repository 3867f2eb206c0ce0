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
 * Why a story does not play with these values of the toolbar; undefined if it plays. With another server or person, its
 * play function would wait for what does not come, and press what means something else; and it knows English names alone.
 */
export function whyNotPlayed(id: string, values: ToolbarValues): string | undefined {
  const ofTheApp = switches.filter((one) => one.isForAppOnly && isSwitchFor(one, 'story', id));
  if (ofTheApp.some((one) => isSwitched(one, values)))
    return 'Not played: interactions run with the story’s own server and person.';
  const { globals, storyGlobals = {} } = values;
  const isEnglish = (globals['language'] ?? 'en') === 'en' || 'language' in storyGlobals;
  return isEnglish ? undefined : 'Not played: interactions run in English.';
}

/** Storybook decides only by an option of the render whether to play. */
export function playWhereItCan({ id, viewMode, ...values }: Context) {
  if (viewMode !== 'story' || !('__STORYBOOK_PREVIEW__' in window)) return;
  // Storybook's own object, of which it declares no type.
  const preview = window.__STORYBOOK_PREVIEW__ as Preview;
  const render = preview.storyRenders.find((one) => one.id === id);
  if (render) render.renderOptions.autoplay = whyNotPlayed(id, values) === undefined;
}
