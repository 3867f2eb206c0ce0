import { isSwitched, isSwitchFor, switches } from './switches.ts';

interface Context {
  id: string;
  viewMode: string;
  globals: Record<string, unknown>;
  storyGlobals?: Record<string, unknown>;
}

interface Preview {
  storyRenders: readonly { id: string; renderOptions: { autoplay?: boolean } }[];
}

/**
 * A story plays what happens with its own server and person. With others, its play function would wait for what does not
 * come, and press what means something else. Storybook decides only by an option of the render whether to play.
 */
export function playOnlyUnswitched(context: Context) {
  if (context.viewMode !== 'story' || !('__STORYBOOK_PREVIEW__' in window)) return;
  // Storybook's own object, of which it declares no type.
  const preview = window.__STORYBOOK_PREVIEW__ as Preview;
  const render = preview.storyRenders.find(({ id }) => id === context.id);
  const ofTheApp = switches.filter((one) => one.isForAppOnly && isSwitchFor(one, 'story', context.id));
  if (render) render.renderOptions.autoplay = !ofTheApp.some((one) => isSwitched(one, context));
}
